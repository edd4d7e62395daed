import { SelectControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { ColorField } from '../../../../components/color-field';
import { LockableToggle } from '../../../../components/lock/lockable-toggle';
import type { IconChoiceQuestion, Question } from '../../../../survey-model';
import { rulesOf } from '../../../../survey-model';
import { MEDIUM } from '../use-locked-types';

interface QuestionSettingsProps {
	question: Question;
	/** Whether nothing of the question can be changed. */
	isLocked: boolean;
	onChange: ( question: Question ) => void;
}

/** The height of an icon on the visitor's page, in px. */
const ICON_SIZES = { small: 16, medium: 20, large: 24 } as const;

type IconSize = keyof typeof ICON_SIZES;

function iconSizeLabel( size: IconSize ): string {
	const names: Record< IconSize, string > = {
		small: __( 'Small', 'userfeedback' ),
		medium: __( 'Medium', 'userfeedback' ),
		large: __( 'Large', 'userfeedback' ),
	};
	return sprintf(
		/* translators: 1: small, medium or large, 2: a number of pixels. */
		__( '%1$s (%2$d px)', 'userfeedback' ),
		names[ size ],
		ICON_SIZES[ size ]
	);
}

function IconSettings( {
	question,
	isLocked,
	onChange,
}: QuestionSettingsProps & { question: IconChoiceQuestion } ) {
	const { settings } = question;
	return (
		<div className="userfeedback-question__icon-settings">
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Icon size', 'userfeedback' ) }
				value={ settings.icon_size }
				disabled={ isLocked }
				options={ ( [ 'small', 'medium', 'large' ] as const ).map(
					( size ) => ( {
						value: size,
						label: iconSizeLabel( size ),
					} )
				) }
				onChange={ ( icon_size ) =>
					onChange( {
						...question,
						settings: { ...settings, icon_size },
					} )
				}
			/>
			<ColorField
				label={ __( 'Icon color', 'userfeedback' ) }
				value={ settings.icon_color }
				isDisabled={ isLocked }
				onChange={ ( icon_color ) =>
					onChange( {
						...question,
						settings: { ...settings, icon_color },
					} )
				}
			/>
		</div>
	);
}

/** How a question is asked: what its type allows, and what the plan does. */
export function QuestionSettings( {
	question,
	isLocked,
	onChange,
}: QuestionSettingsProps ) {
	const { type, settings } = question;
	const { minOptions, canHaveComment } = rulesOf( type );

	function set(
		changes: Partial<
			Record< 'required' | 'randomize' | 'comment_box', boolean >
		>
	): void {
		// The settings that only some types have stay what they are.
		onChange( {
			...question,
			settings: { ...settings, ...changes },
		} as Question );
	}

	return (
		<div className="userfeedback-question__settings">
			{ question.type === 'icon-choice' && (
				<IconSettings
					question={ question }
					isLocked={ isLocked }
					onChange={ onChange }
				/>
			) }
			<LockableToggle
				feature="required"
				medium={ MEDIUM }
				isDisabled={ isLocked }
				label={ __( 'Required', 'userfeedback' ) }
				help={ __(
					'Visitors cannot skip this question.',
					'userfeedback'
				) }
				checked={ settings.required }
				onChange={ ( required ) => set( { required } ) }
			/>
			{ minOptions > 0 && (
				<LockableToggle
					feature="randomize"
					medium={ MEDIUM }
					isDisabled={ isLocked }
					label={ __( 'Randomize options', 'userfeedback' ) }
					help={ __(
						'Each visitor sees the options in another order.',
						'userfeedback'
					) }
					checked={ settings.randomize }
					onChange={ ( randomize ) => set( { randomize } ) }
				/>
			) }
			{ canHaveComment && (
				<LockableToggle
					feature="comment-box"
					medium={ MEDIUM }
					isDisabled={ isLocked }
					label={ __( 'Comment box', 'userfeedback' ) }
					help={ __(
						'Visitors can add a few words to their answer.',
						'userfeedback'
					) }
					checked={ settings.comment_box }
					onChange={ ( comment_box ) => set( { comment_box } ) }
				/>
			) }
			{ question.type === 'nps' && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Start at 0', 'userfeedback' ) }
					help={ __(
						'The scale is 0 to 10 instead of 1 to 10.',
						'userfeedback'
					) }
					disabled={ isLocked }
					checked={ question.settings.start_at_zero }
					onChange={ ( start_at_zero ) =>
						onChange( {
							...question,
							settings: { ...question.settings, start_at_zero },
						} )
					}
				/>
			) }
			{ question.type === 'email' && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Include name', 'userfeedback' ) }
					help={ __(
						'Visitors are asked for their first name as well.',
						'userfeedback'
					) }
					checked={ question.config.include_name ?? false }
					onChange={ ( include_name ) =>
						onChange( {
							...question,
							config: { ...question.config, include_name },
						} )
					}
				/>
			) }
		</div>
	);
}
