import { useSelect } from '@wordpress/data';
import type { FocusEvent, ReactNode } from 'react';
import { fieldErrorsText } from '../../../components/field-error-text';
import { Lock } from '../../../components/lock';
import { useLeft } from '../../../hooks/use-left';
import { store as licenseStore } from '../../../stores/license';
import type { EditableSurvey, PathIn, ValueAt } from '../../../survey-model';
import { errorsOf, valueAt } from '../../../survey-model';
import { useEditor } from './context';
import { MEDIUM } from './medium';
import { fieldAt } from './section-list';

/** The path of a field of the survey, `settings.thank_you.message`. */
export type FieldPath = PathIn< EditableSurvey >;

/** A field of the survey in the builder. */
export interface Field< Value > {
	value: Value;
	set: ( value: Value ) => void;
	/** The words for what is wrong, as far as it is to be seen now. */
	error: string | undefined;
	/** Whether it cannot be changed; it shows what is stored. */
	isLocked: boolean;
	/** The padlock that says why, to be placed beside it. */
	lock: ReactNode;
	/** For a control whose errors are shown once it was left. */
	onBlur: ( event: FocusEvent ) => void;
}

/** A field of the survey with what its section declares of it. */
export function useField< Path extends FieldPath >(
	path: Path
): Field< ValueAt< EditableSurvey, Path > > {
	const { survey, sections, errors, isRevealed, set } = useEditor();
	const { hasLeft, onBlur } = useLeft();
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
		error: fieldErrorsText(
			errorsOf( errors, path ).filter(
				// What the server says is never hidden.
				( { message } ) =>
					isRevealed || hasLeft || message !== undefined
			)
		),
		isLocked,
		lock: feature && <Lock feature={ feature } medium={ MEDIUM } />,
		onBlur,
	};
}
