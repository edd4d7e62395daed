import type {
	EditableSurvey,
	FieldError,
	SurveyInput,
} from '../../../survey-model';

/** What a step of the builder works on. */
export interface StepProps {
	survey: EditableSurvey;
	/** Of the whole survey, also those that are not to be seen yet. */
	errors: readonly FieldError[];
	/** Whether all of them are to be seen, not only those of fields that were left. */
	isRevealed: boolean;
	onEdit: ( changes: SurveyInput ) => void;
}
