<?php
/**
 * The types of imports, for tools/schemas.php.
 */

declare( strict_types=1 );

use UserFeedback\Import\ExistingPlugin\ExistingPluginSchema;
use UserFeedback\Import\ImportSchema;
use UserFeedback\Import\Ratings\RatingImportSchema;

/**
 * Imports of files, of the existing plugin, and of ratings.
 *
 * @return array<string, array<string, mixed>>
 */
function importTypes(): array {
	$runs = [
		'import'  => 'ExistingPluginRun | null',
		'preview' => 'ExistingPluginRun | null',
	];
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
		'ExistingPluginRun' => ExistingPluginSchema::run(),
		'ExistingPluginRuns' => withNames( ExistingPluginSchema::runs(), $runs ),
		'ExistingPlugin'    => withNames( ExistingPluginSchema::overview(), $runs ),
	];
}
