import { useDispatch, useSelect } from '@wordpress/data';
import { fieldErrorsText } from '@/lib/field-error-text';
import { useFeature } from '@/hooks/use-feature';
import { store as ratingSettingsStore } from '@/stores/rating-settings';
import type { PathIn, RatingSettings, ValueAt } from '@/survey-model';
import { errorsWithin } from '@/survey-model';

/** What the cards of the settings need. */
export interface RatingFields {
	/** With the edits. */
	settings: RatingSettings;
	/** Whether post ratings are locked: then the stored settings are shown, but cannot be changed. */
	isLocked: boolean;
	/** The server's errors at a field; undefined for none. */
	errorOf: ( path: PathIn< RatingSettings > ) => string | undefined;
	edit: < Path extends PathIn< RatingSettings > >(
		path: Path,
		value: ValueAt< RatingSettings, Path >
	) => void;
}

/** The settings with their errors; undefined until they are loaded. */
export function useRatingFields(): RatingFields | undefined {
	const { isAllowed } = useFeature( 'post-ratings' );
	const { settings, refused } = useSelect( ( select ) => {
		const store = select( ratingSettingsStore );
		// Only this selector has a resolver.
		store.getSaved();
		return {
			settings: store.getEdited(),
			refused: store.getRefusedFields(),
		};
	}, [] );
	const { editSetting } = useDispatch( ratingSettingsStore );
	return (
		settings && {
			settings,
			isLocked: ! isAllowed,
			errorOf: ( path ) =>
				fieldErrorsText( errorsWithin( refused, path ) ),
			edit: ( path, value ) => void editSetting( path, value ),
		}
	);
}
