<?php
/**
 * The types of imports, for tools/schemas.php.
 */

declare( strict_types=1 );

use UserFeedback\Import\ImportSchema;
use UserFeedback\Import\Ratings\RatingImportSchema;

/**
 * Imports of files, and of ratings.
 *
 * @return array<string, array<string, mixed>>
 */
function importTypes(): array {
	return [
		'ImportSource'      => RatingImportSchema::source(),
		'ImportSourceList'  => withNames( RatingImportSchema::sources(), [ 'items' => 'ImportSource[]' ] ),
		'ImportPreview'     => RatingImportSchema::preview(),
		'ImportStep'        => RatingImportSchema::step(),
		'ImportColumn'      => ImportSchema::column(),
		'ImportedQuestion'  => ImportSchema::question(),
		'ImportSample'      => ImportSchema::sample(),
		'ImportProblem'     => ImportSchema::problem(),
		'FileImport'        => withNames(
			ImportSchema::import(),
			[
				'columns'   => 'ImportColumn[]',
				'questions' => 'ImportedQuestion[]',
				'sample'    => 'ImportSample[]',
				'problems'  => 'ImportProblem[]',
			]
		),
		'FileImportList'    => withNames( ImportSchema::list(), [ 'items' => 'FileImport[]' ] ),
		'FileImportChanges' => ImportSchema::changes(),
	];
}
