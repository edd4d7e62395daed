import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { navigate } from '@/hooks/use-hash-route';
import { defaultThankYou } from '@/lib/default-thank-you';
import { getAdminData } from '@/lib/admin-data';
import type { ApiError } from '@/stores/api';
import { toApiError } from '@/stores/api';
import { store as surveysStore } from '@/stores/surveys';
import type { EditableSurvey, SurveyTemplate } from '@/survey-model';
import { NEW_SURVEY_ID, blankSurvey } from '@/survey-model';
import type { WizardChoices } from './choices';
import { currentChoices, finishChoices, keepChoices, madeOf } from './choices';
import { doneRoute } from './query';

export interface Wizard {
	goals: readonly SurveyTemplate[];
	choices: WizardChoices;
	/** The chosen template; undefined before one is chosen, and if this site does not have it any more. */
	template: SurveyTemplate | undefined;
	/** What will be saved: of the first goal before one is chosen. */
	survey: EditableSurvey;
	change: ( changes: Partial< WizardChoices > ) => void;
	isSaving: boolean;
	/** Why the last save failed; undefined after a change. */
	error: ApiError | undefined;
	/** Saves the survey and opens the last view. */
	finish: ( command: 'publish' | 'draft' ) => Promise< void >;
}

/** The wizard's survey: a new one in the builder's store, which is saved in the last step. `goals` is not empty. */
export function useWizard(
	goals: readonly SurveyTemplate[]
): Wizard | undefined {
	const registry = useRegistry();
	const [ choices, setChoices ] = useState( currentChoices );
	const [ blank ] = useState( () =>
		blankSurvey( defaultThankYou(), getAdminData().widget_settings )
	);
	const [ error, setError ] = useState< ApiError >();
	const store = useDispatch( surveysStore );
	const { survey, isSaving } = useSelect( ( select ) => {
		const { getEditedSurvey, isSavingSurvey } = select( surveysStore );
		return {
			survey: getEditedSurvey( NEW_SURVEY_ID ),
			isSaving: isSavingSurvey( NEW_SURVEY_ID ),
		};
	}, [] );
	const template = goals.find( ( { key } ) => key === choices.template );

	function apply( next: WizardChoices ): void {
		const chosen = goals.find( ( { key } ) => key === next.template );
		const used = chosen ?? goals[ 0 ];
		const { getEditedSurvey } = registry.select( surveysStore );
		if ( used && getEditedSurvey( NEW_SURVEY_ID )?.template !== used.key ) {
			store.applyTemplate( used );
		}
		store.updateSurvey(
			NEW_SURVEY_ID,
			( { settings, notifications } ) => ( {
				settings: {
					...settings,
					theming: { ...blank.settings.theming, ...next.theming },
				},
				// Others may not change them.
				...( getAdminData().capabilities.view_results && {
					notifications: {
						...notifications,
						email: next.email.active
							? { ...notifications.email, ...next.email }
							: blank.notifications.email,
					},
				} ),
			} )
		);
	}

	useEffect( () => {
		store.receiveSurvey( blank, choices.clientId );
		apply( choices );
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Opens the survey once.

	async function finish( command: 'publish' | 'draft' ): Promise< void > {
		const made = madeOf( choices );
		if ( made !== undefined ) {
			// Another tab has finished with the same choices.
			navigate( doneRoute( made ) );
			return;
		}
		// A double click.
		if ( registry.select( surveysStore ).isSavingSurvey( NEW_SURVEY_ID ) ) {
			return;
		}
		setError( undefined );
		// The id that a repeated save needs, also after a reload.
		keepChoices( choices );
		try {
			const { id } =
				command === 'publish'
					? await store.runCommand( NEW_SURVEY_ID, 'publish' )
					: await store.saveSurvey( NEW_SURVEY_ID );
			finishChoices( choices, id );
			navigate( doneRoute( id ) );
		} catch ( thrown ) {
			setError( toApiError( thrown ) );
		}
	}

	return (
		survey && {
			goals,
			choices,
			template,
			survey,
			change: ( changes ) => {
				const next = { ...choices, ...changes };
				setChoices( next );
				setError( undefined );
				keepChoices( next );
				apply( next );
			},
			isSaving,
			error,
			finish,
		}
	);
}
