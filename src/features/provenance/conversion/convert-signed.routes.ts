import { Hono } from 'hono';
import { limitLargeBody } from '../../../platform/http/body-limit.ts';
import { callerAddress, type NodeBindings } from '../../../platform/http/caller.ts';
import { isSentByAnotherSite } from '../../../platform/http/fetch-site.ts';
import { FORM_ROOM_BYTES, readForm } from '../../../platform/http/form-body.ts';
import { CONVERT_SIGNED_ADDRESS } from '../../../shared/addresses/convert-signed-address.ts';
import { createBadFormError, createOtherSiteError, createPictureTooLargeError } from './conversion.errors.ts';
import { type ConvertSigned, LARGEST_CONVERTED } from './convert-signed.usecases.ts';

interface ConvertSignedRoutesOptions {
  convertSigned: ConvertSigned;
  trustedProxies: number;
}

/** `POST /api/pictures/convert`, multipart with `image` and `type`: a picture of this site as another kind of file. */
export function createConvertSignedRoutes({ convertSigned, trustedProxies }: ConvertSignedRoutesOptions) {
  return new Hono<{ Bindings: NodeBindings }>().post(
    CONVERT_SIGNED_ADDRESS,
    // Before the body is read: whoever may not ask need not be listened to.
    async (c, next) => {
      if (isSentByAnotherSite(c.req.raw)) throw createOtherSiteError();
      await convertSigned.admit(callerAddress(c, trustedProxies));
      await next();
    },
    limitLargeBody(LARGEST_CONVERTED + FORM_ROOM_BYTES, {
      tooLarge: () => createPictureTooLargeError(LARGEST_CONVERTED),
      senderOf: (c) => ({ address: callerAddress(c, trustedProxies) }),
    }),
    async (c) => {
      const form = await readForm(c.req.raw, { names: ['image', 'type'], notForm: createBadFormError });
      const type = new TextDecoder().decode(form.type?.bytes);
      if (!form.image?.isFile || (type !== 'png' && type !== 'jpeg')) throw createBadFormError();
      const bytes = await convertSigned.convert(form.image.bytes, type);
      return new Response(bytes, {
        headers: { 'Content-Type': `image/${type}`, 'Cache-Control': 'private, no-store' },
      });
    },
  );
}
