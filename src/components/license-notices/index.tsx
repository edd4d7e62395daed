import { useSelect } from '@wordpress/data';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { store as licenseStore } from '../../stores/license';
import type { LicenseState } from '../../lib/admin-data';
import { getAdminData } from '../../lib/admin-data';
import { Banner } from '../banner';
import './license-notices.scss';

/** The problem with a key; nothing when it is valid or there is none. */
function problemText( state: LicenseState | null ): ReactNode {
	switch ( state ) {
		case 'expired':
			return createInterpolateElement(
				__(
					'Your license key for UserFeedback has expired. Please <a>click here</a> to renew your license key.',
					'userfeedback'
				),
				{
					a: (
						// The link's text comes from the translation.
						// eslint-disable-next-line jsx-a11y/anchor-has-content -- see above
						<a
							href={ getAdminData().store.account }
							target="_blank"
							rel="noopener noreferrer"
						/>
					),
				}
			);
		case 'disabled':
			return __(
				'Your license key for UserFeedback has been disabled. Please use a different key.',
				'userfeedback'
			);
		case 'invalid':
			return __(
				'Your license key for UserFeedback is invalid. The key no longer exists or the user associated with the key has been deleted. Please use a different key.',
				'userfeedback'
			);
		default:
			return null;
	}
}

/** Shows problems with the site's key and the network's key on every screen. */
export function LicenseNotices() {
	const { site, network } = useSelect(
		( select ) => select( licenseStore ).getLicenseStatus(),
		[]
	);
	const ofSite = problemText( site );
	const ofNetwork = problemText( network );
	return ofSite || ofNetwork ? (
		<div className="userfeedback-license-notices">
			{ ofSite && (
				<Banner key={ `site-${ site }` } status="error">
					{ ofSite }
				</Banner>
			) }
			{ ofNetwork && (
				<Banner key={ `network-${ network }` } status="error">
					<strong>
						{ __( 'Network license:', 'userfeedback' ) }
					</strong>{ ' ' }
					{ ofNetwork }
				</Banner>
			) }
		</div>
	) : null;
}
