<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use Closure;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Import\ExistingPlugin\ExistingImportWork;
use UserFeedback\Import\ExistingPlugin\SourceTables;
use UserFeedback\Import\ImportState;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\Cast;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\AI\Service\LocalService;

/**
 * Something to do for the long works that read what others have: ratings of another plugin, words of an AI service. For PreparedWorks.
 */
trait PreparedImports {

	use ExistingPluginRows;
	use ImportedFiles;

	/**
	 * @return array{string, Closure(): void}
	 */
	private function importedFile(): array {
		$lines = array_map( static fn ( int $number ) => sprintf( '%s,Words %d', [ 'Yes', 'No', '' ][ $number % 3 ], $number ), range( 1, 60 ) );
		$id    = $this->beginImport( $this->csvFile( "Choice,Text\n" . implode( "\n", $lines ) . "\n,\n" ) );
		$works = Plugin::instance()->get( WorkRunner::class );
		return [
			$works->find( $id )->subject,
			function () use ( $works, $id ): void {
				$this->removeImports();
				$state  = ImportState::from( (array) $works->find( $id )->state );
				$survey = Plugin::instance()->get( SurveyService::class )->get( $state->survey );
				self::assertSame( [ Survey::DRAFT, 60, 1 ], [ $survey->status, $state->stored, $state->empties ] );
				self::assertSame( 2, $this->rows( 'surveys' ) );
				self::assertSame( [ 60, 180 ], [ $this->rows( 'responses' ), $this->rows( 'answers' ) + $this->rows( 'answer_texts' ) ] );
				self::assertSame( RawCount::of( $state->survey, null ), RawCount::stored( $state->survey, null ) );
			},
		];
	}

	/**
	 * @return array{string, Closure(): void}
	 */
	private function otherRatings(): array {
		$posts = [];
		foreach ( [ 3, 4 ] as $count ) {
			$posts[] = $post = (int) wp_insert_post( [ 'post_title' => 'Rated', 'post_status' => 'publish' ] );
			update_post_meta( $post, '_kksr_casts', $count );
			update_post_meta( $post, '_kksr_ratings', 4 * $count );
		}
		$sums = fn () => $this->select( 'rating_imports', 'SELECT n, total FROM %i WHERE %d > 0 ORDER BY post_id' );
		return [
			'kk-star-ratings',
			static fn () => self::assertEquals(
				[ [ 3, 12.0 ], [ 4, 16.0 ] ],
				array_map( static fn ( array $row ) => [ (int) $row['n'], (float) $row['total'] ], $sums() )
			),
		];
	}

	/**
	 * @return array{string, Closure(): void}
	 */
	private function existingPlugin(): array {
		global $wpdb;
		self::makeExistingTables();
		self::existingSurvey( [ 'questions' => wp_json_encode( [ self::existingQuestion( 'a', 'text' ) ] ), 'impressions' => 7 ] );
		self::existingSurvey( [ 'questions' => 'broken' ] );
		foreach ( range( 1, 25 ) as $number ) {
			$answers = $number === 9 ? '[{' : (string) wp_json_encode( [ [ 'question_id' => 'a', 'value' => "Words $number" ] ] );
			self::existingResponse( [ 'answers' => $answers, 'status' => $number === 8 ? 'trash' : 'publish' ] );
		}
		$tables = new SourceTables( $wpdb->prefix );
		return [
			ExistingImportWork::subject( $tables, false ),
			function () use ( $tables ): void {
				$work = Plugin::instance()->get( WorkQueue::class )->find( ExistingImportWork::KIND, ExistingImportWork::subject( $tables, false ) );
				$count = static fn ( string $name ) => Cast::at( $work?->state, 'counts', $name );
				self::assertSame( [ 1, 24, 1 ], [ $count( 'surveys_new' ), $count( 'responses_new' ), $count( 'responses_left_out' ) ] );
				self::assertSame( 2, $this->rows( 'surveys' ) );
				self::assertSame( [ 24, 24 ], [ $this->rows( 'responses' ), $this->rows( 'answer_texts' ) ] );
				$survey = (int) $GLOBALS['wpdb']->get_var( "SELECT MAX( id ) FROM {$GLOBALS['wpdb']->prefix}ufb_surveys WHERE status = 'publish'" );
				self::assertSame( RawCount::of( $survey, null ), RawCount::stored( $survey, null ) );
				$sums = Plugin::instance()->get( Connection::class )->rows(
					"SELECT n FROM %i WHERE survey_id = %d AND item = '!impressions' AND period = 0",
					"{$GLOBALS['wpdb']->prefix}ufb_survey_counts",
					$survey
				);
				self::assertSame( 7, array_sum( array_column( $sums, 'n' ) ) );
				self::dropExistingTables();
			},
		];
	}

	/**
	 * @return array{string, Closure(): void}
	 */
	private function writtenAnswers(): array {
		if ( ! function_exists( 'wp_ai_client_prompt' ) ) {
			self::markTestSkipped( 'This WordPress has no AI client.' );
		}
		$service = LocalService::shared();
		$port    = (int) wp_parse_url( $service->url, PHP_URL_PORT );
		add_filter( 'http_allowed_safe_ports', static fn ( array $ports ): array => [ ...$ports, $port ] );
		add_filter( 'http_request_host_is_external', '__return_true' );
		$service->connect( 'good' );
		foreach ( range( 1, 40 ) as $number ) {
			$text = "Delivery number $number was fine. " . str_repeat( 'And so on. ', 32 );
			$this->importResponse( $this->survey, [ [ 'question_id' => 'q2', 'value' => $text ] ] );
		}
		$stored = fn () => $this->select( 'summaries', 'SELECT source, responses FROM %i WHERE survey_id = %d' );
		return [
			(string) $this->survey->id,
			static function () use ( $service, $stored ): void {
				$service->disconnect();
				self::assertEquals( [ [ 'source' => 'ai', 'responses' => '40' ] ], $stored() );
			},
		];
	}
}
