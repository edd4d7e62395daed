import { Button, Notice } from '@wordpress/components';
import { useEffect, useId, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import { Announced } from '@/components/announced';
import { describeError } from '@/lib/describe-error';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { fieldErrorText } from '@/lib/field-error-text';
import { formatNumber } from '@/lib/format';
import { PreviewFrame } from '@/components/preview-frame';
import { SegmentedControl } from '@/components/segmented-control';
import { Skeleton } from '@/components/skeleton';
import type { ApiError } from '@/stores/api';
import { useEditor } from '../../context';
import { BrandingOptions } from './branding-options';
import type { PreviewState } from '@/components/survey-preview/use-preview';
import { usePreview } from '@/components/survey-preview/use-preview';
import './preview.scss';

/** The widths in which the preview can be shown. */
type Device = 'desktop' | 'phone';

/** Whether the options fit beside the preview; on smaller screens they start closed, so that the preview is seen first. */
function hasRoom(): boolean {
	return window.innerWidth >= 1100;
}

/** The widget as visitors will see it, and the options of its appearance. */
export function PreviewPane() {
	const { survey } = useEditor();
	const state = usePreview( survey );
	const [ device, setDevice ] = useState< Device >( 'desktop' );
	const [ hasBranding, setHasBranding ] = useState( hasRoom );
	const [ restarts, setRestarts ] = useState( 0 );
	const brandingId = useId();
	return (
		<section
			className="userfeedback-preview"
			aria-label={ __( 'Preview', 'userfeedback' ) }
		>
			<div className="userfeedback-preview__header">
				<SegmentedControl
					label={ __( 'Screen', 'userfeedback' ) }
					value={ device }
					options={ [
						{
							value: 'desktop',
							label: __( 'Desktop', 'userfeedback' ),
						},
						{
							value: 'phone',
							label: __( 'Mobile', 'userfeedback' ),
						},
					] }
					onChange={ setDevice }
				/>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => setRestarts( restarts + 1 ) }
				>
					{ __( 'Restart', 'userfeedback' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					className="userfeedback-preview__branding"
					variant="tertiary"
					icon={ hasBranding ? chevronUp : chevronDown }
					iconPosition="right"
					aria-expanded={ hasBranding }
					aria-controls={ brandingId }
					onClick={ () => setHasBranding( ! hasBranding ) }
				>
					{ __( 'Branding options', 'userfeedback' ) }
				</Button>
			</div>
			<div
				className={ `userfeedback-preview__body${ hasBranding ? ' has-branding' : '' }` }
			>
				<div id={ brandingId } hidden={ ! hasBranding }>
					<BrandingOptions />
				</div>
				<div className="userfeedback-preview__stage">
					<div className="userfeedback-preview__view">
						<Stage
							state={ state }
							device={ device }
							restarts={ restarts }
						/>
					</div>
				</div>
			</div>
		</section>
	);
}

interface StageProps {
	state: PreviewState;
	device: Device;
	restarts: number;
}

/** The frame with the widget, or why there is none. */
function Stage( {
	state: { preview, error, isStale, retry },
	device,
	restarts,
}: StageProps ) {
	const [ isClosed, setIsClosed ] = useState( false );
	const [ hasFailed, setHasFailed ] = useState( false );
	useEffect( () => {
		setIsClosed( false );
		setHasFailed( false );
	}, [ preview, restarts ] );

	if ( preview === undefined ) {
		return error && error.fields.length === 0 ? (
			<ErrorState
				title={ __(
					'The preview could not be loaded.',
					'userfeedback'
				) }
				error={ error }
				onRetry={ retry }
			/>
		) : (
			<>
				<Refusal error={ error } onRetry={ retry } />
				{ ! error && <Skeleton shape="card" count={ 1 } /> }
			</>
		);
	}
	return (
		<>
			<Refusal error={ error } onRetry={ retry } />
			<LeftOut count={ preview.left_out.length } />
			{ preview.data.surveys.length === 0 ? (
				<EmptyState
					title={ __( 'Nothing to preview yet', 'userfeedback' ) }
				>
					{ __(
						'Give at least one question a title and, if it has options, their texts.',
						'userfeedback'
					) }
				</EmptyState>
			) : (
				<>
					<Announced className="userfeedback-preview__status">
						{ statusText( { isClosed, hasFailed, isStale } ) }
					</Announced>
					<div
						className={ `userfeedback-preview__device is-${ device }` }
					>
						<PreviewFrame
							preview={ preview }
							restarts={ restarts }
							onReport={ ( status ) => {
								setIsClosed( status === 'closed' );
								setHasFailed( status === 'failed' );
							} }
						/>
					</div>
				</>
			) }
		</>
	);
}

function statusText( {
	isClosed,
	hasFailed,
	isStale,
}: {
	isClosed: boolean;
	hasFailed: boolean;
	isStale: boolean;
} ): string {
	if ( hasFailed ) {
		return __(
			'A script of the survey could not be loaded. Check your connection and press Restart.',
			'userfeedback'
		);
	}
	if ( isClosed ) {
		return __(
			'The survey was closed. Press Restart to see it again.',
			'userfeedback'
		);
	}
	return isStale
		? __( 'Updating the preview…', 'userfeedback' )
		: __(
				'Try it like a visitor: nothing you answer here is saved.',
				'userfeedback'
			);
}

/** Why the latest edits are not in the preview. */
function Refusal( {
	error,
	onRetry,
}: {
	error: ApiError | undefined;
	onRetry: () => void;
} ) {
	if ( error === undefined ) {
		return null;
	}
	const isInvalid = error.fields.length > 0;
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={
				isInvalid
					? []
					: [
							{
								label: __( 'Try again', 'userfeedback' ),
								onClick: onRetry,
							},
						]
			}
		>
			{ isInvalid ? (
				<>
					<p>
						{ __(
							'Fix this to update the preview:',
							'userfeedback'
						) }
					</p>
					<ul>
						{ error.fields.map( ( field ) => (
							<li key={ `${ field.field } ${ field.code }` }>
								{ fieldErrorText( field ) }
							</li>
						) ) }
					</ul>
				</>
			) : (
				describeError( error )
			) }
		</Notice>
	);
}

/** The number of questions that visitors could not answer yet. */
function LeftOut( { count }: { count: number } ) {
	return count === 0 ? null : (
		<Notice status="info" isDismissible={ false }>
			{ sprintf(
				/* translators: %s: number of questions. */
				_n(
					'%s question is not in the preview, because its texts are missing or its addon is not active.',
					'%s questions are not in the preview, because their texts are missing or their addon is not active.',
					count,
					'userfeedback'
				),
				formatNumber( count )
			) }
		</Notice>
	);
}
