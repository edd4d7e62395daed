import { useSelect } from '@wordpress/data';
import type { FocusEvent, ReactNode } from 'react';
import { fieldErrorsText } from '@/lib/field-error-text';
import { Lock } from '@/components/lock';
import { useTouched } from '@/hooks/use-touched';
import { store as licenseStore } from '@/stores/license';
import type { EditableSurvey, PathIn, ValueAt } from '@/survey-model';
import { errorsOf, valueAt } from '@/survey-model';
import { useEditor } from './context';
import { MEDIUM } from './medium';
import { fieldAt } from './section-list';

/** The path of a survey field, such as `settings.thank_you.message`. */
export type FieldPath = PathIn< EditableSurvey >;

/** A field of the survey in the builder. */
export interface Field< Value > {
	value: Value;
	set: ( value: Value ) => void;
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
	const { survey, sections, set } = useEditor();
	const feature = fieldAt( sections, path )?.feature;
	const isLocked = useSelect(
		( select ) =>
			feature !== undefined &&
			select( licenseStore ).getFeature( feature ).decision !== 'allowed',
		[ feature ]
	);
	return {
		value: valueAt( survey, path ),
		set: ( value ) => set( path, value ),
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
	const { errors, isRevealed } = useEditor();
	const { isTouched, onBlur } = useTouched();
	return {
		error: fieldErrorsText(
			errorsAt( errors, path ).filter(
				// The server's errors are always shown.
				( { message } ) =>
					isRevealed || isTouched || message !== undefined
			)
		),
		onBlur,
	};
}
