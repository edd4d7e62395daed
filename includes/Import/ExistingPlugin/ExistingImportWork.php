<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Work\LongWork;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StepResult;
use UserFeedback\Model\Capability;

/**
 * Imports from the existing plugin in steps, or previews that. Its subject is import: or preview: with the prefix of the tables; done and total are
 * rows, those of surveys counted twice.
 *
 * @since 0.7.0
 */
final class ExistingImportWork implements LongWork {

	public const KIND = 'import-existing-plugin';

	private const IMPORT  = 'import:';
	private const PREVIEW = 'preview:';

	public function __construct(
		private readonly ExistingImport $import,
		private readonly ConvertedSurveys $surveys,
		private readonly SourceTablesRepository $source,
		private readonly StoredIdsRepository $stored
	) {}

	/**
	 * The subject of an import, or of a dry run.
	 */
	public static function subject( SourceTables $tables, bool $isDryRun ): string {
		return ( $isDryRun ? self::PREVIEW : self::IMPORT ) . $tables->prefix;
	}

	public function kind(): string {
		return self::KIND;
	}

	public function capability(): string {
		return Capability::MANAGE;
	}

	public function step( Step $step ): StepResult {
		$isDryRun = str_starts_with( $step->subject, self::PREVIEW );
		$tables   = new SourceTables( substr( $step->subject, strlen( $isDryRun ? self::PREVIEW : self::IMPORT ) ) );
		$state    = ExistingState::from( $step->state );
		if ( ! $this->source->exist( $tables ) ) {
			throw SourceMissing::tables( $tables );
		}
		// Owners may have changed the site's plan, or the tables, since the last step.
		$this->surveys->forget();
		if ( $state->phase === ExistingState::START ) {
			// A step of its own: what is stored after it is new, also if a later step is repeated.
			[ 'surveys' => $surveys, 'responses' => $responses ] = $this->source->counts( $tables );
			$state->sinceSurvey   = $this->stored->lastSurvey();
			$state->sinceResponse = $this->stored->lastResponse();
			$state->begin( ExistingState::SURVEYS );
			return StepResult::unfinished( $state->toArray(), 0, 2 * $surveys + $responses );
		}
		$done = $step->done;
		while ( $state->phase !== ExistingState::OVER ) {
			$done += $this->import->advance( $tables, $state, $isDryRun, $step->userId );
			if ( $state->phase !== ExistingState::OVER && $step->isOver() ) {
				return StepResult::unfinished( $state->toArray(), $done, max( $done, $step->total ?? 0 ) );
			}
		}
		return StepResult::finished( $state->toArray(), $done );
	}
}
