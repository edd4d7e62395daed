import { Button, Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { describeError } from '@/lib/describe-error';
import { SegmentedControl } from '@/components/segmented-control';
import { Skeleton } from '@/components/skeleton';
import type { PreviewStep } from '@/stores/ratings-api';
import { store as ratingSettingsStore } from '@/stores/rating-settings';
import type { RatingSettings } from '@/survey-model';
import type { Background } from './frame-document';
import { PreviewFrame } from './preview-frame';
import { useRatingPreview } from './use-rating-preview';
import './preview.scss';

/** The control as visitors will see it with the edited settings. */
export function RatingPreviewCard( {
	settings,
}: {
	settings: RatingSettings;
} ) {
	const [ step, setStep ] = useState< PreviewStep >( 'ask' );
	const [ background, setBackground ] = useState< Background >( 'light' );
	const edits = useSelect(
		( select ) => select( ratingSettingsStore ).getEdits(),
		[]
	);
	const { preview, error, retry } = useRatingPreview( settings, edits, step );
	const isInvalid = error !== undefined && error.fields.length > 0;
	return (
		<Card title={ __( 'Preview', 'userfeedback' ) }>
			<div className="userfeedback-rating-preview">
				<SegmentedControl
					label={ __( 'Moment', 'userfeedback' ) }
					value={ step }
					options={ [
						{
							value: 'ask',
							label: __( 'Question', 'userfeedback' ),
						},
						{
							value: 'low',
							label: __( 'Low rating', 'userfeedback' ),
						},
						{
							value: 'high',
							label: __( 'High rating', 'userfeedback' ),
						},
					] }
					onChange={ setStep }
				/>
				{ error && (
					<Notice status="warning" isDismissible={ false }>
						{ isInvalid
							? __(
									'The preview shows the last valid settings.',
									'userfeedback'
								)
							: describeError( error ) }
						{ ! isInvalid && (
							<Button variant="link" onClick={ retry }>
								{ __( 'Try again', 'userfeedback' ) }
							</Button>
						) }
					</Notice>
				) }
				{ preview ? (
					<PreviewFrame
						preview={ preview }
						background={ background }
					/>
				) : (
					! error && <Skeleton count={ 1 } shape="card" />
				) }
				<SegmentedControl
					label={ __( 'Background of the theme', 'userfeedback' ) }
					value={ background }
					options={ [
						{
							value: 'light',
							label: __( 'Light theme', 'userfeedback' ),
						},
						{
							value: 'dark',
							label: __( 'Dark theme', 'userfeedback' ),
						},
					] }
					onChange={ setBackground }
				/>
			</div>
		</Card>
	);
}
