import { Notice } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { PreviewFrame } from '@/components/preview-frame';
import { Skeleton } from '@/components/skeleton';
import { describeError } from '@/lib/describe-error';
import { fieldErrorText } from '@/lib/field-error-text';
import { formatNumber } from '@/lib/format';
import type { ApiError } from '@/stores/api';
import type { PreviewState } from './use-preview';

interface StageProps {
	state: PreviewState;
	device: 'desktop' | 'phone';
	restarts: number;
}

/** The frame with the widget, or why there is none. */
export function Stage( {
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
