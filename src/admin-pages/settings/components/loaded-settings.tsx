import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { ReactElement } from 'react';
import { ErrorState } from '@/components/error-state';
import { fieldErrorsText } from '@/lib/field-error-text';
import { Skeleton } from '@/components/skeleton';
import { useResolution } from '@/hooks/use-resolution';
import { store as settingsStore } from '@/stores/settings';
import type { Settings } from '@/survey-model';
import { errorsWithin } from '@/survey-model';

/** What the content of a tab needs of the settings. */
export interface SettingsFields {
	saved: Settings;
	/** With the edits. */
	settings: Settings;
	/** The server's error at a field; undefined for none. */
	errorOf: ( field: keyof Settings ) => string | undefined;
	edit: < Name extends keyof Settings >(
		field: Name,
		value: Settings[ Name ]
	) => void;
}

interface Props {
	/** Renders the content when the settings are there. */
	children: ( fields: SettingsFields ) => ReactElement;
}

/** The content of a tab, or that the settings are loading or could not be loaded. */
export function LoadedSettings( { children }: Props ) {
	const { saved, settings, refused } = useSelect( ( select ) => {
		const store = select( settingsStore );
		return {
			// Only this selector has a resolver.
			saved: store.getSaved(),
			settings: store.getEdited(),
			refused: store.getRefusedFields(),
		};
	}, [] );
	const { error, retry } = useResolution( settingsStore, 'getSaved', [] );
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
	return children( {
		saved,
		settings,
		errorOf: ( field ) => fieldErrorsText( errorsWithin( refused, field ) ),
		edit: ( field, value ) => void editSetting( field, value ),
	} );
}
