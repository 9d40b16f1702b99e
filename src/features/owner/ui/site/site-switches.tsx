import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import type { Me } from '../../owner.types.ts';
import type { SiteAnswer, SiteSettings } from '../../site/site.types.ts';
import { ActDialog } from '../acting/act-dialog.tsx';
import { useAct } from '../acting/use-act.ts';
import { showNumber } from '../shown-values.ts';
import { AllowanceDialog } from './allowance-dialog.tsx';
import { BannerDialog } from './banner-dialog.tsx';
import { SitePart } from './site-part.tsx';

interface SiteSwitchesProps {
  me: Me;
  site: SiteAnswer;
  onDone: () => Promise<void>;
}

const FIXED = {
  setting: 'The setting SITE_READONLY=1 makes the site read-only. Take it away and start the site again.',
  file: 'A file named readonly in DATA_DIR makes the site read-only. Delete it to open the site.',
} as const;
const OPEN =
  'Visitors draw and save. Pause that while you repair or move something: pages, galleries, downloads and sign-in go on.';
const PAUSED =
  'Nothing new is drawn or saved, and nothing is changed in this console. Pages, galleries, downloads and sign-in go on.';

/** What the owner switches and sets while the site runs. */
export function SiteSwitches({ me, site, onDone }: SiteSwitchesProps) {
  const call = useAct();
  const [chosen, setChosen] = useState<'read-only' | 'banner' | 'allowance' | null>(null);
  const { settings, configured, fixedReadOnly, usedToday, securityContact } = site;
  const close = () => setChosen(null);
  const change = async (path: string, body: Partial<SiteSettings> & { reason: string }) => {
    await call({ method: 'POST', path: `/site/${path}`, body });
    await onDone();
  };
  const perAddress = settings.guestImages ?? configured.guestImages;
  const total = settings.allGuestsImages ?? configured.allGuestsImages;
  const open = { variant: 'secondary', disabled: me.isReadOnly } as const;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <SitePart
        title={me.isReadOnly ? 'The site is read-only' : 'The site is open'}
        text={fixedReadOnly ? FIXED[fixedReadOnly] : me.isReadOnly ? PAUSED : OPEN}
        actions={
          !fixedReadOnly && (
            <Button
              variant={settings.isReadOnly ? 'primary' : 'secondary'}
              onClick={() => setChosen('read-only')}
            >
              {settings.isReadOnly ? 'Open the Site' : 'Make It Read-only'}
            </Button>
          )
        }
      />
      <SitePart
        title="Banner"
        text={settings.banner || 'No banner. A line that you write here stands on top of every page.'}
        actions={
          <Button variant="secondary" onClick={() => setChosen('banner')}>
            {settings.banner ? 'Change the Banner' : 'Write a Banner'}
          </Button>
        }
      />
      <SitePart
        title="Pictures for guests"
        text={`${showNumber(usedToday)} of ${showNumber(total)} are drawn today; one address may draw ${showNumber(perAddress)}. ${
          settings.guestImages === null && settings.allGuestsImages === null
            ? 'These are the numbers of GUEST_TOTAL_DAILY_IMAGES and GUEST_DAILY_IMAGES.'
            : `Set here; the configuration says ${showNumber(configured.allGuestsImages)} and ${showNumber(configured.guestImages)}.`
        }`}
        actions={
          <Button {...open} onClick={() => setChosen('allowance')}>
            Change the Numbers
          </Button>
        }
      />
      <SitePart
        title="Where security problems are reported"
        text={
          securityContact
            ? `${securityContact}, as /.well-known/security.txt says.`
            : 'Nowhere yet. Set SECURITY_CONTACT to mailto: and an address, and start the site again: /.well-known/security.txt says it then.'
        }
      />
      {chosen === 'read-only' && (
        <ActDialog
          title={settings.isReadOnly ? 'Open the site?' : 'Make the site read-only?'}
          description={settings.isReadOnly ? 'Visitors can draw and save again.' : PAUSED}
          button={settings.isReadOnly ? 'Open the Site' : 'Make It Read-only'}
          onAct={(reason) => change('read-only', { isReadOnly: !settings.isReadOnly, reason })}
          onClose={close}
        />
      )}
      {chosen === 'banner' && (
        <BannerDialog banner={settings.banner} onAct={(body) => change('banner', body)} onClose={close} />
      )}
      {chosen === 'allowance' && (
        <AllowanceDialog site={site} onAct={(body) => change('allowance', body)} onClose={close} />
      )}
    </div>
  );
}
