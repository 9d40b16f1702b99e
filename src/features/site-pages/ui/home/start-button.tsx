import { Button, type ButtonProps } from '../../../../ui/buttons/button.tsx';
import { START } from './click-attributes.ts';

type StartButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className' | 'children' | 'block'>;

/** Leads to the generator wherever it is pressed; to the top where there is no generator. */
export function StartButton(props: StartButtonProps) {
  return <Button {...props} {...START} />;
}
