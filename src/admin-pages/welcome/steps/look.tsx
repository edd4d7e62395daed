import { __ } from '@wordpress/i18n';
import { ColorField } from '@/components/color-field';
import { Lock, LockBlurb } from '@/components/lock';
import type { Position } from '@/components/position-picker';
import { PositionPicker } from '@/components/position-picker';
import { SegmentedControl } from '@/components/segmented-control';
import { useFeature } from '@/hooks/use-feature';
import { COLOR_SCHEMES } from '@/survey-model';
import type { Theming } from '../choices';
import { NextButton } from '../components/next-button';
import { SitePreview } from '../components/site-preview';
import { StepFrame } from '../components/step-frame';
import type { StepProps } from '../components/wizard-steps';
import { MEDIUM } from '../medium';

const MIDDLE: readonly Position[] = [ 'middle_left', 'middle_right' ];

interface LookProps {
	theming: Theming;
	onChange: ( changes: Partial< Theming > ) => void;
}

function Colors( { theming, onChange }: LookProps ) {
	return (
		<fieldset className="userfeedback-wizard__colors">
			<legend>{ __( 'Colors', 'userfeedback' ) }</legend>
			<SegmentedControl
				label={ __( 'Color scheme', 'userfeedback' ) }
				value={ theming.color_scheme }
				options={ [
					{ value: 'light', label: __( 'Light', 'userfeedback' ) },
					{ value: 'dark', label: __( 'Dark', 'userfeedback' ) },
				] }
				onChange={ ( scheme ) =>
					onChange( {
						...COLOR_SCHEMES[ scheme ],
						color_scheme: scheme,
					} )
				}
			/>
			<ColorField
				label={ __( 'Button color', 'userfeedback' ) }
				value={ theming.button_color }
				onChange={ ( color ) => onChange( { button_color: color } ) }
			/>
		</fieldset>
	);
}

/** Chooses the position, and the colors where the license allows it, on the owner's own front page. */
export function LookStep( {
	wizard: { choices, survey, change },
	onNext,
	onBack,
}: StepProps ) {
	const colors = useFeature( 'colors' );
	const middle = useFeature( 'middle-positions' );
	const { theming } = survey.settings;
	const onChange = ( changes: Partial< Theming > ): void =>
		change( { theming: { ...choices.theming, ...changes } } );
	return (
		<StepFrame
			step="look"
			intro={ __(
				'This is how visitors will see the survey on your front page.',
				'userfeedback'
			) }
			onBack={ onBack }
			onSkip={ () => {
				change( { theming: {} } );
				onNext();
			} }
			skipLabel={ __( 'Skip: keep the default look', 'userfeedback' ) }
			action={ <NextButton onClick={ onNext } /> }
		>
			<div className="userfeedback-wizard__look">
				<SitePreview survey={ survey } />
				<div className="userfeedback-wizard__options">
					<PositionPicker
						value={ theming.position }
						locked={ middle.isAllowed ? [] : MIDDLE }
						lock={
							<Lock
								feature="middle-positions"
								medium={ MEDIUM }
							/>
						}
						onChange={ ( position ) => onChange( { position } ) }
					/>
					{ colors.isAllowed && (
						<Colors theming={ theming } onChange={ onChange } />
					) }
					<LockBlurb
						feature="colors"
						medium={ MEDIUM }
						title={ __( 'Branding', 'userfeedback' ) }
					>
						<p>
							{ __(
								'Colors, font, texts and logo of the survey, to match your site.',
								'userfeedback'
							) }
						</p>
					</LockBlurb>
				</div>
			</div>
		</StepFrame>
	);
}
