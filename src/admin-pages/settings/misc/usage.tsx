import { Button, ToggleControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { ErrorState } from '@/components/error-state';
import { Skeleton } from '@/components/skeleton';
import { useResolution } from '@/hooks/use-resolution';
import { store as outgoingStore } from '@/stores/outgoing';
import type { SettingsFields } from '../components/loaded-settings';
import { settingId } from '../fields';

/** What would be sent, to the letter. */
function Report() {
	const report = useSelect(
		( select ) => select( outgoingStore ).getUsageReport(),
		[]
	);
	const { error, retry } = useResolution(
		outgoingStore,
		'getUsageReport',
		[]
	);
	if ( report === undefined ) {
		return error ? (
			<ErrorState
				error={ error }
				title={ __(
					'What would be sent could not be loaded',
					'userfeedback'
				) }
				onRetry={ retry }
			/>
		) : (
			<Skeleton count={ 4 } shape="row" />
		);
	}
	return (
		<>
			<p className="userfeedback-settings__intro">
				{ report.address === ''
					? __(
							'Nothing is sent from this site: wp-config.php has no secure address for it (USERFEEDBACK_USAGE_URL).',
							'userfeedback'
						)
					: sprintf(
							/* translators: %s: a URL. */
							__(
								'This is sent to %s once a week, and nothing else:',
								'userfeedback'
							),
							report.address
						) }
			</p>
			<pre
				className="userfeedback-usage__report"
				role="region"
				aria-label={ __( 'What would be sent', 'userfeedback' ) }
				tabIndex={ 0 }
				dir="ltr"
			>
				{ report.json }
			</pre>
		</>
	);
}

/** Whether counts are sent to the vendor, and which. */
export function Usage( { settings, edit }: SettingsFields ) {
	const [ isOpen, setOpen ] = useState( false );
	const { refresh } = useDispatch( outgoingStore );
	const id = useId();
	return (
		<Card
			title={ __( 'Usage tracking', 'userfeedback' ) }
			id={ settingId( 'allow_usage_tracking' ) }
		>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Allow usage tracking', 'userfeedback' ) }
				help={ __(
					'Helps to decide what to improve. Versions and counts are sent once a week: no answers, no texts of surveys, no names, and not the address of this site.',
					'userfeedback'
				) }
				checked={ settings.allow_usage_tracking }
				onChange={ ( isOn ) => edit( 'allow_usage_tracking', isOn ) }
			/>
			<div className="userfeedback-usage">
				<Button
					__next40pxDefaultSize
					variant="secondary"
					aria-expanded={ isOpen }
					aria-controls={ id }
					onClick={ () => {
						if ( ! isOpen ) {
							void refresh( 'getUsageReport' );
						}
						setOpen( ! isOpen );
					} }
				>
					{ isOpen
						? __( 'Hide what would be sent', 'userfeedback' )
						: __( 'Show what would be sent', 'userfeedback' ) }
				</Button>
				<div id={ id }>{ isOpen && <Report /> }</div>
			</div>
		</Card>
	);
}
