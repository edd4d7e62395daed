import { useEffect, useState } from '@wordpress/element';
import type { ApiError } from '@/stores/api';
import { toApiError } from '@/stores/api';
import type { PreviewStep } from '@/stores/ratings-api';
import { fetchRatingPreview } from '@/stores/ratings-api';
import type { RatingPreview, RatingSettings } from '@/survey-model';

/** How long typing has to pause before the preview is updated, in milliseconds. */
export const PREVIEW_PAUSE_MS = 400;

interface PreviewState {
	/** The latest preview; kept while a newer one is requested or refused. */
	preview: RatingPreview | undefined;
	/** Why the settings as edited cannot be previewed. */
	error: ApiError | undefined;
	retry: () => void;
}

/**
 * The control with the edited settings; follows edits after a pause.
 *
 * @param settings
 * @param edits    The settings that differ from what is stored: only these are sent.
 * @param step
 */
export function useRatingPreview(
	settings: RatingSettings,
	edits: Partial< RatingSettings >,
	step: PreviewStep
): PreviewState {
	// After a save there are no edits, but the stored settings are others.
	const key = JSON.stringify( [ settings, step ] );
	const [ attempt, setAttempt ] = useState( 0 );
	const [ preview, setPreview ] = useState< RatingPreview >();
	const [ error, setError ] = useState< ApiError >();
	useEffect( () => {
		let isCurrent = true;
		const timer = setTimeout(
			async () => {
				try {
					const latest = await fetchRatingPreview( edits, step );
					if ( isCurrent ) {
						setError( undefined );
						setPreview( latest );
					}
				} catch ( thrown ) {
					if ( isCurrent ) {
						setError( toApiError( thrown ) );
					}
				}
			},
			preview ? PREVIEW_PAUSE_MS : 0
		);
		return () => {
			isCurrent = false;
			clearTimeout( timer );
		};
	}, [ key, attempt ] ); // eslint-disable-line react-hooks/exhaustive-deps -- The key contains settings and step.
	return {
		preview,
		error,
		retry: () => {
			setError( undefined );
			setAttempt( attempt + 1 );
		},
	};
}
