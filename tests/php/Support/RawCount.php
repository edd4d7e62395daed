<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Assert;
use UserFeedback\Database\Connection;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counts\Period;
use UserFeedback\Responses\Counts\QuestionCountsRepository;
use UserFeedback\Support\DayRange;

/**
 * Counts a survey's statistics the slow way, response by response, without any of the code that keeps them.
 */
final class RawCount {

	/**
	 * Question → option → count, as QuestionCountsRepository has it; impressions and progress left out.
	 *
	 * @return array<string, array<string, int>>
	 */
	public static function of( int $surveyId, ?DayRange $range ): array {
		$connection = Plugin::instance()->get( Connection::class );
		$counted    = [];
		$statistics    = [];
		foreach ( $connection->rows( 'SELECT * FROM %i', $connection->table( 'responses' ) ) as $row ) {
			$isInRange = $range === null || ( $row['submitted_on'] >= $range->from && $row['submitted_on'] <= $range->to );
			if ( (int) $row['survey_id'] !== $surveyId || $row['status'] !== 'publish' || ! $isInRange ) {
				continue;
			}
			if ( (int) $row['is_test'] === 1 ) {
				$statistics['']['!tests'] = ( $statistics['']['!tests'] ?? 0 ) + 1;
				continue;
			}

			$counted[ (string) $row['id'] ] = true;
			$statistics['']['!responses']      = ( $statistics['']['!responses'] ?? 0 ) + 1;
			if ( $row['seconds'] === null ) {
				continue;
			}

			// The first four binary digits.
			$digits = decbin( (int) $row['seconds'] );
			$bucket = '!seconds:' . bindec( str_pad( substr( $digits, 0, 4 ), strlen( $digits ), '0' ) );

			$statistics[''][ $bucket ] = ( $statistics[''][ $bucket ] ?? 0 ) + 1;
		}
		$answered = [];
		foreach ( $connection->rows( 'SELECT * FROM %i', $connection->table( 'answers' ) ) as $row ) {
			if ( (int) $row['survey_id'] !== $surveyId || ! isset( $counted[ (string) $row['response_id'] ] ) ) {
				continue;
			}
			$question = (string) $row['question_id'];
			$hash     = (string) $row['option_hash'];
			if ( $hash !== '!text' ) {
				$statistics[ $question ][ $hash ] = ( $statistics[ $question ][ $hash ] ?? 0 ) + 1;
			}
			if ( $hash !== '!skipped' ) {
				$answered[ $question ][ (string) $row['response_id'] ] = true;
			}
		}
		foreach ( $connection->rows( "SELECT * FROM %i WHERE kind = 'comment'", $connection->table( 'answer_texts' ) ) as $row ) {
			if ( (int) $row['survey_id'] === $surveyId && isset( $counted[ (string) $row['response_id'] ] ) ) {
				$question = (string) $row['question_id'];

				$statistics[ $question ]['!comments'] = ( $statistics[ $question ]['!comments'] ?? 0 ) + 1;
			}
		}
		foreach ( $answered as $question => $responses ) {
			$statistics[ (string) $question ]['!answered'] = count( $responses );
		}
		return self::sorted( $statistics );
	}

	/**
	 * The stored statistics in the same form.
	 *
	 * @return array<string, array<string, int>>
	 */
	public static function stored( int $surveyId, ?DayRange $range ): array {
		$stored  = Plugin::instance()->get( QuestionCountsRepository::class )->ofSurvey( $surveyId, $range );
		$statistics = $stored->counts;
		foreach ( $stored->durations as $least => [ 'n' => $count ] ) {
			$statistics[''][ "!seconds:$least" ] = $count;
		}
		self::assertPeriodsAgree( $surveyId );
		foreach ( $statistics as $question => $options ) {
			unset( $options['!impressions'], $options['!starts'], $options['!reached'] );
			$statistics[ $question ] = array_filter( $options );
		}
		return self::sorted( array_filter( $statistics ) );
	}

	/**
	 * The sum of the numbers that were answered to each question, and that of their squares; question '' has the seconds that responses took.
	 *
	 * @return array<string, array{int, int}>
	 */
	public static function sums( int $surveyId, ?DayRange $range ): array {
		$connection = Plugin::instance()->get( Connection::class );
		$sums       = [];
		foreach ( $connection->rows( 'SELECT * FROM %i', $connection->table( 'responses' ) ) as $response ) {
			$isInRange = $range === null || ( $response['submitted_on'] >= $range->from && $response['submitted_on'] <= $range->to );
			$isCounted = $response['status'] === 'publish' && (int) $response['is_test'] === 0;
			if ( (int) $response['survey_id'] !== $surveyId || ! $isCounted || ! $isInRange ) {
				continue;
			}
			$sums[''] = [ ( $sums[''][0] ?? 0 ) + (int) $response['seconds'], 0 ];

			$rows = $connection->rows( 'SELECT * FROM %i WHERE response_id = %d', $connection->table( 'answers' ), (int) $response['id'] );
			foreach ( $rows as $row ) {
				$number   = (int) $row['number'];
				$question = (string) $row['question_id'];

				$sums[ $question ] = [ ( $sums[ $question ][0] ?? 0 ) + $number, ( $sums[ $question ][1] ?? 0 ) + $number * $number ];
			}
		}
		ksort( $sums );
		return array_filter( $sums, static fn ( array $pair ) => $pair !== [ 0, 0 ] );
	}

	/**
	 * The same as it is stored.
	 *
	 * @return array<string, array{int, int}>
	 */
	public static function storedSums( int $surveyId, ?DayRange $range ): array {
		$connection = Plugin::instance()->get( Connection::class );
		$sums       = [];
		$table      = $connection->table( 'question_counts' );
		foreach ( $connection->rows( 'SELECT * FROM %i WHERE survey_id = %d AND period > 1000000', $table, $surveyId ) as $row ) {
			$day = Period::firstDay( (int) $row['period'] );
			if ( $range !== null && ( $day < $range->from || $day > $range->to ) ) {
				continue;
			}
			$question = (string) $row['question_id'];

			$sums[ $question ] = [ ( $sums[ $question ][0] ?? 0 ) + (int) $row['total'], ( $sums[ $question ][1] ?? 0 ) + (int) $row['squares'] ];
		}
		ksort( $sums );
		return array_filter( $sums, static fn ( array $pair ) => $pair !== [ 0, 0 ] );
	}

	/**
	 * The counts of each month are those of its days together, and those of all time are those of the months.
	 */
	public static function assertPeriodsAgree( int $surveyId ): void {
		$connection = Plugin::instance()->get( Connection::class );
		$sums       = [ 'day' => [], 'month' => [], 'all' => [] ];
		foreach ( [ 'survey_counts', 'question_counts' ] as $table ) {
			foreach ( $connection->rows( 'SELECT * FROM %i WHERE survey_id = %d', $connection->table( $table ), $surveyId ) as $row ) {
				$period = (int) $row['period'];
				$kind   = [ 6 => 'month', 8 => 'day' ][ strlen( (string) $period ) ] ?? 'all';
				$what   = isset( $row['item'] ) ? (string) $row['item'] : "{$row['question_id']} {$row['option_id']}";
				$key    = ( $kind === 'day' ? intdiv( $period, 100 ) : $period ) . " $what";
				foreach ( array_intersect_key( $row, [ 'n' => 0, 'total' => 0, 'squares' => 0 ] ) as $column => $value ) {
					$sums[ $kind ][ "$key $column" ] = ( $sums[ $kind ][ "$key $column" ] ?? 0 ) + (int) $value;
					if ( $kind === 'month' && isset( $row['item'] ) ) {
						$sums['months'][ "0 $what n" ] = ( $sums['months'][ "0 $what n" ] ?? 0 ) + (int) $value;
					}
				}
			}
		}
		$sums = array_map(
			static function ( array $own ): array {
				ksort( $own );
				return array_filter( $own );
			},
			$sums + [ 'months' => [] ]
		);
		Assert::assertSame( $sums['day'], $sums['month'], 'months are the sums of their days' );
		Assert::assertSame( $sums['months'], $sums['all'], 'all time is the sum of the months' );
	}

	/**
	 * @param array<string, array<string, int>> $statistics
	 * @return array<string, array<string, int>>
	 */
	private static function sorted( array $statistics ): array {
		ksort( $statistics );
		return array_map(
			static function ( array $options ): array {
				ksort( $options );
				return $options;
			},
			$statistics
		);
	}
}
