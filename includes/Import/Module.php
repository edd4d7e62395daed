<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\Transaction;
use UserFeedback\Responses\AnswersReader;
use UserFeedback\Responses\ResponseWriter;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyService;

/**
 * Surveys with responses from files.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->container->define(
			CsvImport::class,
			static fn ( Container $c ) => new CsvImport(
				$c->get( SurveyService::class ),
				$c->get( AnswersReader::class ),
				$c->get( ResponseWriter::class ),
				$c->get( Transaction::class ),
				$c->get( Clock::class )
			)
		);
		$this->container->define( ImportCommand::class, static fn ( Container $c ) => new ImportCommand( $c->lazy( CsvImport::class ) ) );
	}

	public function commands(): array {
		return [ 'import' => ImportCommand::class ];
	}
}
