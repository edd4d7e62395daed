import { ToggleControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { ErrorState } from '@/components/error-state';
import { Skeleton } from '@/components/skeleton';
import { useResolution } from '@/hooks/use-resolution';
import { store as pluginsStore } from '@/stores/plugins';
import type { PluginList } from '@/stores/plugins/types';
import { useField } from '../../use-field';
import { PluginRow } from './plugin-row';
import { usePluginWork } from './use-plugin-work';

function Tracking( { list }: { list: PluginList } ) {
	const { value, set } = useField( 'settings.enable_tracking' );
	const { busy, failure, setUp } = usePluginWork();
	const plugins = list.plugins.filter(
		( { purpose } ) => purpose === 'analytics'
	);
	const active = plugins.find( ( plugin ) => plugin.active );
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Enable tracking', 'userfeedback' ) }
				help={
					active === undefined
						? __(
								'Tracking needs one of these analytics plugins. It is switched on as soon as one is active.',
								'userfeedback'
							)
						: sprintf(
								/* translators: %s: name of a plugin. */
								__(
									'%s counts who sees and answers this survey.',
									'userfeedback'
								),
								active.title
							)
				}
				// The stored choice takes effect while a plugin is active.
				checked={ value && active !== undefined }
				disabled={ active === undefined }
				onChange={ set }
			/>
			<ul className="userfeedback-plugins">
				{ plugins.map( ( plugin ) => (
					<PluginRow
						key={ plugin.slug }
						plugin={ plugin }
						mayInstall={ list.can_install && list.can_activate }
						mayActivate={ list.can_activate }
						isBusy={ busy === plugin.slug }
						isDisabled={ busy !== undefined }
						failure={
							failure?.slug === plugin.slug
								? failure.reason
								: undefined
						}
						onSetUp={ () => void setUp( plugin ) }
					/>
				) ) }
			</ul>
		</>
	);
}

/** Whether an analytics plugin tracks the survey. The plugins can be installed and activated here. */
export function TrackingContent() {
	const list = useSelect(
		( select ) => select( pluginsStore ).getPlugins(),
		[]
	);
	const { error, retry } = useResolution( pluginsStore, 'getPlugins', [] );
	return (
		<Card title={ __( 'Tracking', 'userfeedback' ) }>
			{ list && <Tracking list={ list } /> }
			{ ! list && error && (
				<ErrorState
					error={ error }
					title={ __(
						'The analytics plugins could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
				/>
			) }
			{ ! list && ! error && <Skeleton shape="row" count={ 2 } /> }
		</Card>
	);
}
