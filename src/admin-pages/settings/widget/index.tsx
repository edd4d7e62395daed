import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Card } from '../../../components/card';
import { ErrorState } from '../../../components/error-state';
import { fieldErrorsText } from '../../../components/field-error-text';
import { Skeleton } from '../../../components/skeleton';
import { TextField } from '../../../components/text-field';
import { useResolution } from '../../../hooks/use-resolution';
import { store as settingsStore } from '../../../stores/settings';
import { LIMITS, errorsWithin } from '../../../survey-model';
import type { SettingsTab } from '../tab';

const FIELD = 'cooldown_days';

/** The settings that apply to the popups of all surveys. */
function WidgetTab() {
	const { saved, settings, refused } = useSelect( ( select ) => {
		const store = select( settingsStore );
		return {
			// Only this selector has a resolver.
			saved: store.getSettings(),
			settings: store.getEditedSettings(),
			refused: store.getRefusedFields(),
		};
	}, [] );
	const { error, retry } = useResolution( settingsStore, 'getSettings', [] );
	const { editSetting } = useDispatch( settingsStore );

	if ( error ) {
		return (
			<ErrorState
				error={ error }
				title={ __(
					'The settings could not be loaded',
					'userfeedback'
				) }
				onRetry={ retry }
			/>
		);
	}
	if ( saved === undefined || settings === undefined ) {
		return <Skeleton count={ 1 } shape="card" />;
	}
	const days = settings[ FIELD ];
	return (
		<Card
			title={ __( 'Time between surveys', 'userfeedback' ) }
			label={ __( 'Time between surveys', 'userfeedback' ) }
		>
			<TextField
				className="userfeedback-settings__days"
				type="number"
				label={ __(
					'Days without surveys after a visitor has seen one',
					'userfeedback'
				) }
				help={ __(
					'From 0, which sets no limit, to 365. Visitors can always go on with a survey that they have begun, and surveys that you put on a page with a block or shortcode always show.',
					'userfeedback'
				) }
				min={ 0 }
				max={ LIMITS.cooldownDays }
				step={ 1 }
				inputMode="numeric"
				value={ Number.isNaN( days ) ? '' : String( days ) }
				error={ fieldErrorsText( errorsWithin( refused, FIELD ) ) }
				// An empty or unreadable field is not 0 days.
				onChange={ ( text ) =>
					editSetting(
						FIELD,
						text === '' ? Number.NaN : Number( text )
					)
				}
			/>
		</Card>
	);
}

/** The tab for the popups on visitors' pages. */
export const WIDGET_TAB: SettingsTab = {
	name: 'widget',
	title: () => __( 'Widget', 'userfeedback' ),
	Content: WidgetTab,
};
