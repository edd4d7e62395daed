import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { ApiError } from '../../stores/api';
import { toApiError } from '../../stores/api';
import { store as settingsStore } from '../../stores/settings';

/** The outcome of a save; `error` is missing after success. */
export interface SaveOutcome {
	/** The number of the save: a repeated message is announced again. */
	attempt: number;
	error?: ApiError;
}

/** Saves the settings and keeps the outcome. */
export function useSettingsSave() {
	const [ outcome, setOutcome ] = useState< SaveOutcome >();
	const registry = useRegistry();
	const { saveSettings } = useDispatch( settingsStore );
	const { isDirty, isSaving } = useSelect( ( select ) => {
		const settings = select( settingsStore );
		return {
			isDirty: settings.isDirty(),
			isSaving: settings.isSaving(),
		};
	}, [] );

	async function save(): Promise< void > {
		// A save that starts while another one is running would show its own message.
		if ( registry.select( settingsStore ).isSaving() ) {
			return;
		}
		const attempt = ( outcome?.attempt ?? 0 ) + 1;
		try {
			await saveSettings();
			setOutcome( { attempt } );
		} catch ( thrown ) {
			setOutcome( { attempt, error: toApiError( thrown ) } );
		}
		// The banner is at the top.
		window.scrollTo( 0, 0 );
	}

	return {
		isDirty,
		isSaving,
		outcome,
		save: () => void save(),
		forgetOutcome: () => setOutcome( undefined ),
	};
}
