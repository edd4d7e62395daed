import type { ComponentType } from 'react';
import type { FeatureName } from '@/hooks/use-feature';
import type { EditableSurvey, FieldError } from '@/survey-model';

/** A step of the builder: a page with the contents of one or more sections. */
export interface Step {
	/** Its name in the route, in lowercase letters. */
	readonly name: string;
	/** Shown in the header and on the button that leads to it. */
	readonly title: string;
	/** Whether only new surveys have it: it decides what the survey starts from, and saves nothing. */
	readonly isStart?: boolean;
	/** Whether its content includes its own StepFooter. */
	readonly hasOwnFooter?: boolean;
}

/** A view of a step: to edit it, or to see what visitors will see. */
export type StepView = 'build' | 'preview';

/** A survey field that a section is responsible for. */
export interface SectionField {
	/**
	 * Its path, such as `settings.thank_you.message`. Nested fields belong to the section too, unless another section
	 * declares them.
	 */
	readonly path: string;
	/** The feature that unlocks it. */
	readonly feature?: FeatureName;
	/** Whether the content shows its errors: those of the field, or those of nested fields. The banner shows all others. */
	readonly showsErrors?: 'field' | 'inside';
	/** Validates it in the builder; errors block going to a later step. */
	errors?: ( survey: EditableSurvey ) => readonly FieldError[];
}

/** A line of the summary before publishing. */
export interface Fact {
	name: string;
	value: string;
}

/**
 * A part of the builder, for the fields of a survey that are edited together. The steps, the errors by step and the
 * summary before publishing are derived from the list of sections.
 */
export interface Section {
	/** Unique. */
	readonly name: string;
	readonly step: Step;
	readonly fields: readonly SectionField[];
	/** Its lines in the summary before publishing. */
	facts?: ( survey: EditableSurvey ) => readonly Fact[];
	/** The view of the step that has its content; `build` if missing. The user switches between the views of a step. */
	readonly view?: StepView;
	/** Its part of the step's page; use useField() and useEditor() in it. */
	readonly Content: ComponentType;
}
