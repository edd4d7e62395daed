import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { ApiError } from '../../stores/api';
import { toApiError } from '../../stores/api';
import { store as settingsStore } from '../../stores/settings';

/** What became of a save; `error` is missing when it worked. */
export interface SaveOutcome {
	/** Which save it was of: the same words again are new ones. */
	attempt: number;
	error?: ApiError;
}

/** Saves the settings and keeps what became of it. */
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
		// A second save beside the first would end in a message of its own.
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
		// There it is said.
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
