import type { ComponentType } from 'react';
import type { FeatureName } from '../../../hooks/use-feature';
import type { EditableSurvey, FieldError } from '../../../survey-model';

/** A step of the builder: a page with the contents of one or more sections. */
export interface Step {
	/** In its address: lower-case letters. */
	readonly name: string;
	/** In the header and on the button that leads to it. */
	readonly title: string;
	/** Whether only a new survey has it: it decides what the survey starts from, and nothing is saved in it. */
	readonly isStart?: boolean;
	/** Whether its content ends with a StepFooter of its own. */
	readonly hasOwnFooter?: boolean;
}

/** A field of the survey that a section is responsible for. */
export interface SectionField {
	/** Its path, `settings.thank_you.message`. Fields inside it belong to the section too, unless another one declares them. */
	readonly path: string;
	/** The feature without which it cannot be changed. */
	readonly feature?: FeatureName;
	/** Whether the content shows its errors: those of the field, or of what is inside it. The banner shows all others. */
	readonly showsErrors?: 'field' | 'inside';
	/** What the builder finds wrong with it; then the step cannot be left for a later one. */
	errors?: ( survey: EditableSurvey ) => readonly FieldError[];
}

/** One line of the summary before publishing. */
export interface Fact {
	name: string;
	value: string;
}

/**
 * A part of the builder: what of a survey is edited together. The steps, the errors by step and the summary before
 * publishing are made from the list of sections.
 */
export interface Section {
	/** Unique. */
	readonly name: string;
	readonly step: Step;
	readonly fields: readonly SectionField[];
	/** What holds for the survey, for the summary before publishing. */
	facts?: ( survey: EditableSurvey ) => readonly Fact[];
	/** Its part of the step's page; it gets what it needs from useField() and useEditor(). */
	readonly Content: ComponentType;
}
