import { data, type LoaderFunctionArgs, Outlet } from 'react-router';
import { showcaseContext } from '../site.context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(showcaseContext)) throw data(null, { status: 404 });
  return null;
}

export default function ShowcaseGate() {
  return <Outlet />;
}
