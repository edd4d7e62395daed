import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Banner } from '../../../components/banner';
import { Card } from '../../../components/card';
import { describeError } from '../../../components/describe-error';
import { RATING_RESULTS, hrefOf } from '../../../routes';
import { store as importsStore } from '../../../stores/rating-imports';
import type { Run } from '../../../stores/rating-imports/types';
import type { ImportSource } from '../../../survey-model';
import { ImportPreview, ImportProgress } from './preview';
import { amount, runText, statusText } from './texts';

/** What became of an import in this window. */
function RunResult( { run, onRetry }: { run: Run; onRetry: () => void } ) {
	if ( run.status === 'failed' && run.error ) {
		return (
			<Banner
				status="error"
				actions={ [
					{
						label: __( 'Continue import', 'userfeedback' ),
						onClick: onRetry,
					},
				] }
			>
				{ describeError( run.error ) }
			</Banner>
		);
	}
	return run.status === 'done' ? (
		<Banner
			status="success"
			actions={ [
				{
					label: __( 'View Results', 'userfeedback' ),
					url: hrefOf( RATING_RESULTS ),
				},
			] }
		>
			{ runText( run ) }
		</Banner>
	) : null;
}

/** A plugin whose ratings were found, with the preview and the import of them. */
export function SourceCard( { source }: { source: ImportSource } ) {
	const { source: id, name, cursor } = source;
	const { preview, run } = useSelect(
		( select ) => ( {
			preview: select( importsStore ).getPreview( id ),
			run: select( importsStore ).getRun( id ),
		} ),
		[ id ]
	);
	const { previewImport, runImport, stopImport } =
		useDispatch( importsStore );
	const isRunning = run?.status === 'running';
	const isReading = preview?.status === 'running';
	const isSeen = preview?.status === 'done' && run?.status !== 'done';
	const status = isRunning ? '' : statusText( source );
	// After a failure in this window, its own cursor is the newer one.
	const next = run?.status === 'failed' ? run.cursor : cursor;
	const start = () => void runImport( id, next ?? '' );
	const look = () => void previewImport( id );
	return (
		<Card title={ name }>
			<div className="userfeedback-import__source">
				<p className="userfeedback-import__amount">
					{ amount( source.posts, source.ratings ) }
				</p>
				{ status !== '' && <p>{ status }</p> }
				{ run && <RunResult run={ run } onRetry={ start } /> }
				{ preview && ! isRunning && run?.status !== 'done' && (
					<ImportPreview
						name={ name }
						preview={ preview }
						onRetry={ look }
					/>
				) }
				{ isRunning ? (
					<ImportProgress
						name={ name }
						percent={ run.percent }
						onStop={ () => stopImport( id ) }
					/>
				) : (
					<div className="userfeedback-import__buttons">
						{ ( isSeen || next !== null ) && (
							<Button
								__next40pxDefaultSize
								variant="primary"
								onClick={ start }
							>
								{ next === null
									? __( 'Import Ratings', 'userfeedback' )
									: __( 'Continue import', 'userfeedback' ) }
							</Button>
						) }
						<Button
							__next40pxDefaultSize
							accessibleWhenDisabled
							variant="secondary"
							disabled={ isReading }
							isBusy={ isReading }
							onClick={ look }
						>
							{ __( 'Preview import', 'userfeedback' ) }
						</Button>
					</div>
				) }
			</div>
		</Card>
	);
}
