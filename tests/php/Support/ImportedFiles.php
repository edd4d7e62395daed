<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Import\ColumnReader;
use UserFeedback\Import\CsvFile;
use UserFeedback\Import\ImportFolder;
use UserFeedback\Import\ImportPlan;
use UserFeedback\Import\ImportService;
use UserFeedback\Import\ImportState;
use UserFeedback\Import\Mapping\ColumnProfile;
use UserFeedback\Import\Mapping\MappedQuestion;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Surveys\SurveyService;

/**
 * Files that are imported as surveys. For test cases; call removeImports() at the end.
 */
trait ImportedFiles {

	/** @var list<string> */
	private array $importedFiles = [];

	/**
	 * A CSV file.
	 */
	protected function csvFile( string $content ): string {
		$path                  = (string) tempnam( sys_get_temp_dir(), 'ufb' );
		$this->importedFiles[] = $path;
		file_put_contents( $path, $content );
		return $path;
	}

	/**
	 * Begins the import of a file.
	 *
	 * @return int Id of the work.
	 */
	protected function beginImport( string $path, string $empty = '', string $title = 'Imported' ): int {
		$admin = get_users( [ 'role' => 'administrator', 'number' => 1, 'fields' => 'ID' ] )[0] ?? 0;
		return Plugin::instance()->get( ImportService::class )->start( $path, $empty, $title, (int) $admin );
	}

	/**
	 * What came of the import of a file.
	 */
	protected function importedState( string $path, string $empty = '' ): ImportState {
		$work = Plugin::instance()->get( WorkRunner::class )->runToEnd( $this->beginImport( $path, $empty ) );
		return ImportState::from( (array) $work->state );
	}

	/**
	 * The questions that are suggested for a file.
	 *
	 * @return list<MappedQuestion>
	 */
	protected function suggestedQuestions( string $path, string $empty = '' ): array {
		$file   = new CsvFile( $path );
		$reader = new ColumnReader( $file, $empty );
		foreach ( $file->records() as $record ) {
			$reader->add( $record );
		}
		$columns = array_map( static fn ( ColumnProfile $profile ) => $profile->state(), $reader->profiles );
		return Plugin::instance()->get( ImportPlan::class )->mapping( new ImportState( '', $empty, columns: $columns ), $file )->questions();
	}

	/**
	 * Imports a file.
	 */
	protected function importFile( string $path, string $empty = '', string $title = 'Imported' ): Survey {
		$plugin = Plugin::instance();
		$work   = $plugin->get( WorkRunner::class )->runToEnd( $this->beginImport( $path, $empty, $title ) );
		return $plugin->get( SurveyService::class )->get( ImportState::from( (array) $work->state )->survey );
	}

	protected function removeImports(): void {
		array_map( unlink( ... ), $this->importedFiles );
		Plugin::instance()->get( ImportFolder::class )->remove();
	}
}
