import {
  getMultipartBoundary,
  MultipartParseError,
  type MultipartPart,
  parseMultipartRequest,
} from '@remix-run/multipart-parser';
import { AppError } from '../../shared/app-error.ts';

/** What a form adds to its files: boundaries, headers and short fields. */
export const FORM_ROOM_BYTES = 64 * 1024;
/** Fields that nobody asked for; a browser's form has few. */
const OTHER_PARTS = 8;
/** Of the lines before the content of one part. */
const HEADER_BYTES = 4 * 1024;
/** RFC 2046, 5.1.1. A body is searched for it: a boundary of kilobytes would take as many times longer. */
const BOUNDARY_LENGTH = 70;

export interface FormPart {
  isFile: boolean;
  bytes: Uint8Array;
}

interface FormBodyOptions<Name extends string> {
  /** The parts that are read; others are thrown away, and too many of them refused. */
  names: readonly Name[];
  /** What is thrown for what is no form; by default 400 `request.not_form`. */
  notForm?: () => AppError;
}

/**
 * Reads a multipart form as it arrives. How large it may be is said by the body's limit.
 * @throws {AppError} 400 when it is no form, is torn, or has too many parts: as soon as that is known.
 */
export async function readForm<Name extends string>(
  request: Request,
  { names, notForm = createNotFormError }: FormBodyOptions<Name>,
): Promise<Partial<Record<Name, FormPart>>> {
  const boundary = getMultipartBoundary(request.headers.get('Content-Type') ?? '');
  if (!boundary || boundary.length > BOUNDARY_LENGTH) throw notForm();
  const form: Partial<Record<Name, FormPart>> = {};
  try {
    const parts = parseMultipartRequest(request, {
      maxParts: names.length + OTHER_PARTS,
      maxHeaderSize: HEADER_BYTES,
      maxFileSize: Number.POSITIVE_INFINITY,
      maxTotalSize: Number.POSITIVE_INFINITY,
    });
    for await (const part of parts) {
      const name = names.find((each) => each === nameOf(part, notForm));
      // The first of one name counts, as in every browser's form.
      if (name !== undefined) form[name] ??= { isFile: part.isFile, bytes: part.bytes };
    }
  } catch (error) {
    throw error instanceof MultipartParseError ? notForm() : error;
  }
  return form;
}

function nameOf(part: MultipartPart, notForm: () => AppError): string | undefined {
  try {
    return part.name;
  } catch {
    // Its header is no text at all.
    throw notForm();
  }
}

function createNotFormError(): AppError {
  return new AppError({
    code: 'request.not_form',
    status: 400,
    message: 'The request is not a valid form, or has too many fields.',
  });
}
