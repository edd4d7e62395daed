import type { ReactElement } from 'react';
import type { QuestionType } from '../survey-model';

const LINE = {
	fill: 'none',
	stroke: 'currentColor',
	strokeWidth: 1.5,
	strokeLinecap: 'round',
	strokeLinejoin: 'round',
} as const;

function drawing( type: QuestionType ): ReactElement {
	switch ( type ) {
		case 'checkbox':
			return (
				<>
					<rect
						{ ...LINE }
						x="4.75"
						y="4.75"
						width="14.5"
						height="14.5"
						rx="2.5"
					/>
					<path { ...LINE } d="m8.5 12.2 2.5 2.5 4.5-5.2" />
				</>
			);
		case 'radio-button':
			return (
				<>
					<circle { ...LINE } cx="12" cy="12" r="7.25" />
					<circle fill="currentColor" cx="12" cy="12" r="3.25" />
				</>
			);
		case 'image-radio':
			return (
				<>
					<rect
						{ ...LINE }
						x="4.75"
						y="4.75"
						width="14.5"
						height="14.5"
						rx="2.5"
					/>
					<path { ...LINE } d="m5 16 4-4 3 3 3-3.5 4 4.5" />
				</>
			);
		case 'icon-choice':
			return (
				<>
					<circle { ...LINE } cx="12" cy="12" r="7.25" />
					<path
						{ ...LINE }
						d="M9 14c1.6 2 4.4 2 6 0M9.5 9.8v.4M14.5 9.8v.4"
					/>
				</>
			);
		case 'email':
			return (
				<>
					<rect
						{ ...LINE }
						x="3.75"
						y="5.75"
						width="16.5"
						height="12.5"
						rx="2"
					/>
					<path { ...LINE } d="m4.5 7.5 7.5 5.8 7.5-5.8" />
				</>
			);
		case 'text':
			return (
				<>
					<rect
						{ ...LINE }
						x="3.75"
						y="7.75"
						width="16.5"
						height="8.5"
						rx="2"
					/>
					<path { ...LINE } d="M7.5 10.5v3" />
				</>
			);
		case 'long-text':
			return (
				<>
					<rect
						{ ...LINE }
						x="3.75"
						y="4.75"
						width="16.5"
						height="14.5"
						rx="2"
					/>
					<path { ...LINE } d="M7.5 9h9M7.5 12h9M7.5 15h5" />
				</>
			);
		case 'star-rating':
			return (
				<path
					{ ...LINE }
					d="m12 4.2 2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.6-4.8 2.6.9-5.4-3.9-3.8 5.4-.8z"
				/>
			);
		case 'nps':
			return (
				<path
					{ ...LINE }
					d="M4.75 16.5a7.25 7.25 0 0 1 14.5 0M12 16.5l3.2-5.2"
				/>
			);
		default: {
			// Of a type that a plugin of somebody else brings.
			const other: never = type;
			return (
				<circle { ...LINE } key={ other } cx="12" cy="12" r="7.25" />
			);
		}
	}
}

/** The picture of a question type, beside its name: decoration. */
export function QuestionTypeIcon( { type }: { type: QuestionType } ) {
	return (
		<svg
			className="userfeedback-question-type-icon"
			width="24"
			height="24"
			viewBox="0 0 24 24"
			aria-hidden="true"
			focusable="false"
		>
			{ drawing( type ) }
		</svg>
	);
}
