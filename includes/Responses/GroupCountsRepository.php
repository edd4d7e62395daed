<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Model\OptionId;

/**
 * Counts the answers of a group of visitors among the newest responses. The daily counts know no groups, so responses are read, in the database and
 * within a limit: the cost does not grow with the survey.
 *
 * @since 0.5.0
 */
final class GroupCountsRepository {

	public function __construct(
		private readonly Connection $connection,
		private readonly ResponseSearchRepository $search
	) {}

	/**
	 * The counts of the responses that a filter lets through: responses, answered, skipped and every option.
	 *
	 * @param ResponseFilter $filter Its status and days say which responses are the newest; tests are left out.
	 * @param int            $newest Among so many of the newest.
	 */
	public function of( ResponseFilter $filter, int $newest ): SurveyCounts {
		[ $from, $values ] = $this->group( $filter, $newest );
		$counts            = [ '' => [ OptionId::RESPONSES => (int) $this->connection->value( "SELECT COUNT(*) $from[0] $from[1]", ...$values ) ] ];
		$rows              = $this->connection->rows(
			"SELECT a.question_id, a.option_hash, COUNT(*) AS n, SUM( CASE WHEN a.position = 0 THEN 1 ELSE 0 END ) AS answers
			$from[0] JOIN {$this->connection->table( 'answers' )} a ON a.survey_id = r.survey_id AND a.response_id = r.id
			$from[1] GROUP BY a.question_id, a.option_hash",
			...$values
		);
		foreach ( $rows as $row ) {
			$question = (string) $row['question_id'];
			$hash     = (string) $row['option_hash'];

			$counts[ $question ][ $hash ] = (int) $row['n'];
			if ( $hash === OptionId::SKIPPED ) {
				continue;
			}

			// Once a response, however many options it has.
			$answered = $counts[ $question ][ OptionId::ANSWERED ] ?? 0;

			$counts[ $question ][ OptionId::ANSWERED ] = $answered + (int) $row['answers'];
		}
		return new SurveyCounts( $counts, [] );
	}

	/**
	 * Tables and conditions of the responses r of a group.
	 *
	 * @return array{array{string, string}, list<int|string>} SQL, and the values for its placeholders.
	 */
	private function group( ResponseFilter $filter, int $newest ): array {
		$conditions = $this->search->conditions( $filter );
		$days       = $filter->days === null ? [] : [ $filter->days->from, $filter->days->to ];
		$range      = $days === [] ? '' : 'AND submitted_on BETWEEN %s AND %s';
		$table      = $this->connection->table( 'responses' );

		$newestFirst = ListOrder::by( true );
		return [
			[
				"FROM ( SELECT id FROM %i FORCE INDEX ( listing ) WHERE survey_id = %d AND status = %s $range
				$newestFirst LIMIT %d ) k JOIN %i r ON r.id = k.id",
				"WHERE r.is_test = 0 $conditions->sql",
			],
			[ $table, $filter->surveyId, $filter->status->value, ...$days, $newest, $table, ...$conditions->values ],
		];
	}
}
