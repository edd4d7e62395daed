<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Database\Connection;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counts\SurveyCountsRepository;

/**
 * Many visitors of one address, with low limits: ten are many, above twenty they are held back.
 */
trait ForwardedVisits {

	use SurveyFixtures;

	protected MovingClock $clock;

	protected Plugin $plugin;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'many' => 10, 'too_many' => 20 ] );
		$this->clock  = new MovingClock( gmdate( 'Y-m-d H:00:00', time() + 7200 ) );
		$this->plugin = $this->clock->takeOver();
	}

	protected function total( Survey $survey ): int {
		return $this->plugin->get( SurveyCountsRepository::class )->responses( $survey->id, null );
	}

	/**
	 * Sends good answers.
	 *
	 * @param array<string, string> $headers %d is the number of the visitor.
	 * @param array<string, mixed>  $changes Of the submission; null removes a field.
	 * @return array<int, int> Status → how often.
	 */
	protected function visit( Survey $survey, int $count, array $headers, string $address = '203.0.113.5', array $changes = [] ): array {
		$statuses               = [];
		$before                 = $_SERVER;
		$_SERVER['REMOTE_ADDR'] = $address;
		for ( $number = 1; $number <= $count; $number++ ) {
			foreach ( $headers as $name => $value ) {
				$_SERVER[ $name ] = sprintf( $value, $number );
			}
			$body   = array_filter( $this->submission( $survey, [ 'q1' => 'Yes' ], $changes ), static fn ( mixed $value ) => $value !== null );
			$status = $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $body )->get_status();

			$statuses[ $status ] = ( $statuses[ $status ] ?? 0 ) + 1;
		}
		$_SERVER = $before;
		return $statuses;
	}

	/**
	 * @return array<int|string, int>
	 * @phpstan-impure
	 */
	protected function byStatus( Survey $survey ): array {
		$connection = Plugin::instance()->get( Connection::class );
		$sql        = 'SELECT status, COUNT(*) AS n FROM %i WHERE survey_id = %d GROUP BY status ORDER BY status';
		return array_map( intval( ... ), array_column( $connection->rows( $sql, $connection->table( 'responses' ), $survey->id ), 'n', 'status' ) );
	}
}
