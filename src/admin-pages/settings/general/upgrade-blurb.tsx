import { Button, Icon, VisuallyHidden } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { check, closeSmall } from '@wordpress/icons';
import { getAdminData } from '@/lib/admin-data';
import { formatPercent } from '@/lib/format';
import { campaignUrl } from '@/components/upgrade-modal/campaign-url';
import { useFocusHandover } from '@/hooks/use-focus-handover';
import { store as licenseStore } from '@/stores/license';
import { store as settingsStore } from '@/stores/settings';

function benefits(): string[] {
	return [
		__(
			'Star ratings, Net Promoter Score, pictures and icons',
			'userfeedback'
		),
		__( 'Surveys for the right page, device and moment', 'userfeedback' ),
		__( 'Your own colors, fonts, words and logo', 'userfeedback' ),
		__( 'Single responses, longer ranges and exports', 'userfeedback' ),
		__( 'Heatmaps and post ratings', 'userfeedback' ),
	];
}

function Blurb() {
	const { dismissBlurb } = useDispatch( settingsStore );
	const ref = useRef< HTMLElement >( null );
	useFocusHandover( ref );
	const { store } = getAdminData();
	return (
		<section
			className="userfeedback-blurb"
			ref={ ref }
			aria-labelledby="userfeedback-blurb-title"
		>
			<Button
				className="userfeedback-blurb__close"
				icon={ closeSmall }
				size="small"
				label={ __( 'Dismiss', 'userfeedback' ) }
				onClick={ () => {
					// If the request fails, the blurb returns with the next page load; an error message would not
					// help.
					dismissBlurb().catch( () => undefined );
				} }
			/>
			<h2 id="userfeedback-blurb-title">
				{ __( 'Get more out of every answer', 'userfeedback' ) }
			</h2>
			<ul>
				{ benefits().map( ( benefit ) => (
					<li key={ benefit }>
						<Icon icon={ check } size={ 20 } />
						{ benefit }
					</li>
				) ) }
			</ul>
			<p className="userfeedback-blurb__offer">
				{ sprintf(
					/* translators: 1: a percentage, 50%, 2: a coupon code. */
					__(
						'Lite users get %1$s off the regular price with the coupon %2$s.',
						'userfeedback'
					),
					formatPercent( store.discount_percent / 100 ),
					store.coupon
				) }
			</p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				href={ campaignUrl( {
					medium: 'settings',
					campaign: 'settings-blurb',
					content: 'general',
				} ) }
				target="_blank"
				rel="noopener"
			>
				{ __( 'Upgrade to Pro', 'userfeedback' ) }
				<VisuallyHidden>
					{ __( '(opens in a new tab)', 'userfeedback' ) }
				</VisuallyHidden>
			</Button>
		</section>
	);
}

/** The offer of an upgrade on a Lite site. Closing it hides it permanently. */
export function UpgradeBlurb() {
	const isShown = useSelect(
		( select ) =>
			! select( licenseStore ).isPro() &&
			! select( settingsStore ).isBlurbDismissed(),
		[]
	);
	return isShown ? <Blurb /> : null;
}
