import { __, sprintf } from '@wordpress/i18n';
import type { Feature } from '../../hooks/use-feature';
import { getAdminData } from '../../lib/admin-data';
import { planName } from '../../lib/plan-name';

/** Why a feature is locked and what it requires, as a sentence; the server's refusal uses the same text. */
export function lockSentence( {
	decision,
	title,
	plan,
	addon,
}: Feature ): string {
	switch ( decision ) {
		case 'upgrade':
			return sprintf(
				/* translators: 1: name of a feature, 2: name of a plan. */
				__(
					'%1$s: not in your plan. Upgrade to %2$s to use this feature.',
					'userfeedback'
				),
				title,
				planName( plan )
			);
		case 'license':
			return sprintf(
				/* translators: %s: name of a feature. */
				__(
					'%s: enter a valid license key in the settings to use this feature.',
					'userfeedback'
				),
				title
			);
		case 'activate-addon':
			return sprintf(
				/* translators: 1: name of a feature, 2: name of an add-on. */
				__(
					'%1$s: activate the add-on %2$s to use this feature.',
					'userfeedback'
				),
				title,
				getAdminData().add_ons[ addon ?? '' ]?.title ?? addon ?? ''
			);
		case 'unknown':
			return __(
				'This page does not know whether you can use this. Reload the page.',
				'userfeedback'
			);
		case 'allowed':
			return '';
	}
}
