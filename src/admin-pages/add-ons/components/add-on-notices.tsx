import { Button, VisuallyHidden } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { settingsUrl } from '@/lib/admin-data';
import { Banner } from '@/components/banner';
import { campaignUrl } from '@/components/upgrade-modal/campaign-url';
import { store as licenseStore } from '@/stores/license';

/** Asks for a license key, with a link to its field. */
function KeySentence() {
	return createInterpolateElement(
		__(
			'Please enter a valid license key to install and activate addons. <a>Go to the settings</a>',
			'userfeedback'
		),
		{
			// The link's text comes from the translation.
			// eslint-disable-next-line jsx-a11y/anchor-has-content -- see above
			a: <a href={ settingsUrl() } />,
		}
	);
}

/** For Lite: one notice with the upgrade and the field for a purchased key. */
function ProNotice( { lacksKey }: { lacksKey: boolean } ) {
	return (
		<div className="userfeedback-add-ons__pro">
			<div>
				<h2>
					{ __(
						'UserFeedback Addons are a PRO feature',
						'userfeedback'
					) }
				</h2>
				<p>
					{ __(
						'Upgrade to install them here with one click.',
						'userfeedback'
					) }
				</p>
				{ lacksKey && (
					<p>
						<KeySentence />
					</p>
				) }
			</div>
			<Button
				__next40pxDefaultSize
				variant="primary"
				href={ campaignUrl( {
					medium: 'addons',
					campaign: 'addons-notice',
					content: 'all',
				} ) }
				target="_blank"
				rel="noopener"
			>
				{ __( 'Upgrade to Pro', 'userfeedback' ) }
				<VisuallyHidden>
					{ ` ${ __( '(opens in a new tab)', 'userfeedback' ) }` }
				</VisuallyHidden>
			</Button>
		</div>
	);
}

/** The license problems that affect add-ons, and the problem with the catalogue. */
export function AddOnNotices( { problem }: { problem: string | null } ) {
	const { isPro, lacksKey } = useSelect( ( select ) => {
		const store = select( licenseStore );
		return {
			isPro: store.isPro(),
			// A network's key also applies to a site without its own key.
			lacksKey:
				! store.isLicensed() &&
				store.getLicenseStatus().site === 'none',
		};
	}, [] );
	if ( isPro && ! lacksKey && problem === null ) {
		return null;
	}
	return (
		<div className="userfeedback-add-ons__notices">
			{ ! isPro && <ProNotice lacksKey={ lacksKey } /> }
			{ isPro && lacksKey && (
				<Banner status="warning">
					<KeySentence />
				</Banner>
			) }
			{ problem !== null && (
				<Banner status="warning">{ problem }</Banner>
			) }
		</div>
	);
}
