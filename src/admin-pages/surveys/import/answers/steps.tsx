import { __ } from '@wordpress/i18n';
import { StepList } from '@/components/step-list';
import type { FileImport } from '@/survey-model';

/** Which step an import is at, from 0. */
function stepOf( { status, lines, columns }: FileImport ): number {
	switch ( status ) {
		case 'reading':
			return columns.length > 0 ? 1 : 0;
		case 'mapping':
			return 1;
		case 'importing':
			return 2;
		case 'done':
			return 3;
		default:
			return lines > 0 ? 2 : 0;
	}
}

/** The way from a file to stored responses, and how far this import is. */
export function ImportSteps( { item }: { item: FileImport } ) {
	const steps = [
		__( 'Read the file', 'userfeedback' ),
		__( 'Check the columns', 'userfeedback' ),
		__( 'Import', 'userfeedback' ),
		__( 'Report', 'userfeedback' ),
	];
	return (
		<StepList
			label={ __( 'Steps of the import', 'userfeedback' ) }
			steps={ steps }
			current={ stepOf( item ) }
		/>
	);
}
