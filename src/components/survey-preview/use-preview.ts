import { useEffect, useRef, useState } from '@wordpress/element';
import type { ApiError } from '@/stores/api';
import { fetchPreview, toApiError } from '@/stores/api';
import type {
	EditableSurvey,
	SurveyInput,
	SurveyPreview,
} from '@/survey-model';

/** How long typing has to pause before the preview is updated, in milliseconds. */
export const PREVIEW_PAUSE_MS = 400;

export interface PreviewState {
	/** The latest preview; kept while a newer one is requested or refused. */
	preview: SurveyPreview | undefined;
	/** Why the survey as edited cannot be previewed. */
	error: ApiError | undefined;
	/** Whether the preview is older than the survey and is being updated. */
	isStale: boolean;
	retry: () => void;
}

/** What is previewed: a survey of the builder, or one that is not stored. */
export type PreviewedSurvey = Pick<
	EditableSurvey,
	'title' | 'type' | 'questions' | 'settings'
>;

/** The fields that a preview depends on. Notifications and the status change nothing for visitors. */
function previewInput( survey: PreviewedSurvey ): SurveyInput {
	const { title, type, questions, settings } = survey;
	const { theming } = settings;
	// A custom logo without an image is an error at its field; the rest can be previewed.
	const lacksLogo =
		theming.logo_type === 'custom' && theming.custom_logo === '';
	return {
		// A survey may still lack its title.
		...( title.trim() === '' ? {} : { title } ),
		type,
		questions,
		settings: lacksLogo
			? {
					...settings,
					theming: {
						...theming,
						show_logo: false,
						logo_type: 'none',
					},
				}
			: settings,
	};
}

/** What visitors would see of a survey; follows edits after a pause. */
export function usePreview( survey: PreviewedSurvey ): PreviewState {
	const input = previewInput( survey );
	const key = JSON.stringify( input );
	const [ attempt, setAttempt ] = useState( 0 );
	/** The attempt whose request was sent; only a new one is sent at once. */
	const sentAttempt = useRef( 0 );
	const [ latest, setLatest ] = useState< {
		key: string;
		preview: SurveyPreview;
	} >();
	const [ error, setError ] = useState< ApiError >();
	useEffect( () => {
		let isCurrent = true;
		const timer = setTimeout(
			async () => {
				try {
					const preview = await fetchPreview( input );
					if ( isCurrent ) {
						setError( undefined );
						setLatest( { key, preview } );
					}
				} catch ( thrown ) {
					if ( isCurrent ) {
						setError( toApiError( thrown ) );
					}
				}
			},
			latest && attempt === sentAttempt.current ? PREVIEW_PAUSE_MS : 0
		);
		sentAttempt.current = attempt;
		return () => {
			isCurrent = false;
			clearTimeout( timer );
		};
	}, [ key, attempt ] ); // eslint-disable-line react-hooks/exhaustive-deps -- The key contains the input.
	return {
		preview: latest?.preview,
		error,
		isStale: latest?.key !== key && error === undefined,
		retry: () => {
			setError( undefined );
			setAttempt( attempt + 1 );
		},
	};
}
