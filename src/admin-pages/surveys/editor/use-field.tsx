import { useSelect } from '@wordpress/data';
import type { FocusEvent, ReactNode } from 'react';
import { fieldErrorsText } from '@/lib/field-error-text';
import { Lock } from '@/components/lock';
import { useTouched } from '@/hooks/use-touched';
import { store as licenseStore } from '@/stores/license';
import type {
	Change,
	EditableSurvey,
	PathIn,
	Publication,
	ValueAt,
} from '@/survey-model';
import { errorsOf, indexedPath, valueAt } from '@/survey-model';
import { useFieldValue } from './context';
import { MEDIUM } from './medium';

/** The path of an editable field, such as `settings.thank_you.message` or `questions.q1.title`. */
export type FieldPath = PathIn< Omit< EditableSurvey, keyof Publication > >;

/** A field of the survey in the builder. */
export interface Field< Value > {
	value: Value;
	set: ( change: Change< Value > ) => void;
	/** The error message, if it may be shown now. */
	error: string | undefined;
	/** Whether it cannot be changed and only shows the stored value. */
	isLocked: boolean;
	/** The padlock that says why; render it beside the field. */
	lock: ReactNode;
	/** For controls whose errors are shown after the focus has left them. */
	onBlur: ( event: FocusEvent ) => void;
}

/** A survey field with its section's declaration. */
export function useField< Path extends FieldPath >(
	path: Path
): Field< ValueAt< EditableSurvey, Path > > {
	const { value, set, feature } = useFieldValue(
		( { survey, set: change, featureAt } ) => ( {
			value: valueAt( survey, path ),
			set: change,
			feature: featureAt( path ),
		} )
	);
	const isLocked = useSelect(
		( select ) =>
			feature !== undefined &&
			select( licenseStore ).getFeature( feature ).decision !== 'allowed',
		[ feature ]
	);
	return {
		value,
		set: ( change ) => set( path, change ),
		...useFieldErrors( path, errorsOf ),
		isLocked,
		lock: feature && <Lock feature={ feature } medium={ MEDIUM } />,
	};
}

/**
 * The error message at a path, if it may be shown now, and the handler that makes it appear when the focus leaves.
 *
 * @param path
 * @param errorsAt Selects the errors: errorsOf for those of exactly this field, errorsWithin also for those inside it.
 */
export function useFieldErrors(
	path: string,
	errorsAt: typeof errorsOf
): Pick< Field< unknown >, 'error' | 'onBlur' > {
	const { isTouched, onBlur } = useTouched();
	const error = useFieldValue( ( { survey, errors, isRevealed } ) =>
		fieldErrorsText(
			errorsAt( errors, indexedPath( survey, path ) ).filter(
				// The server's errors are always shown.
				( { message } ) =>
					isRevealed || isTouched || message !== undefined
			)
		)
	);
	return { error, onBlur };
}
