<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

/**
 * A Net Promoter Score: the percentage of promoters (9 and 10) less that of detractors (0 to 6), of those who answered (F. F. Reichheld, "The one
 * number you need to grow", Harvard Business Review, December 2003).
 *
 * Each answer counts as 1, 0 or −1, and the score is their mean times 100. With the shares p of promoters and d of detractors, such an answer has
 * the variance p + d − (p − d)²; so the score's standard error is 100 √((p + d − (p − d)²) / n).
 *
 * @since 0.5.0
 */
final class NpsStatistics {

	private const MOST_DETRACTOR = 6;
	private const MOST_PASSIVE   = 8;

	/** The scale of the standard. */
	private const LEAST = 0;
	private const MOST  = 10;

	/**
	 * @param int $detractors Answers from 0 to 6.
	 * @param int $passives   Answers of 7 and 8.
	 * @param int $promoters  Answers of 9 and 10.
	 */
	public function __construct(
		public readonly int $detractors,
		public readonly int $passives,
		public readonly int $promoters
	) {}

	/**
	 * Those of numbers, also of such as are no longer offered. What is no number from 0 to 10 does not count.
	 *
	 * @param array<int, int> $counts How often each number was answered.
	 */
	public static function ofNumbers( array $counts ): self {
		$groups = [ 0, 0, 0 ];
		foreach ( $counts as $number => $count ) {
			if ( $number >= self::LEAST && $number <= self::MOST ) {
				$groups[ self::group( $number ) ] += $count;
			}
		}
		return new self( ...$groups );
	}

	/**
	 * Which of the three groups a number from 0 to 10 belongs to.
	 *
	 * @return int<0, 2> 0 detractors, 1 passives, 2 promoters.
	 */
	public static function group( int $number ): int {
		return match ( true ) {
			$number <= self::MOST_DETRACTOR => 0,
			$number <= self::MOST_PASSIVE   => 1,
			default                         => 2,
		};
	}

	/**
	 * Number of answers.
	 */
	public function total(): int {
		return $this->detractors + $this->passives + $this->promoters;
	}

	/**
	 * The score, -100 to 100, not rounded; 0 without answers.
	 */
	public function score(): float {
		return $this->total() > 0 ? 100 * ( $this->promoters - $this->detractors ) / $this->total() : 0.0;
	}

	/**
	 * Half of the 95% interval, in points.
	 */
	public function margin(): float {
		return Intervals::Z * $this->standardError();
	}

	/**
	 * Whether the score differs from another one by more than chance would explain; false with fewer than 30 answers in either.
	 */
	public function differsFrom( self $other ): bool {
		return min( $this->total(), $other->total() ) >= Intervals::FEW
			&& Intervals::differ( $this->score(), $this->standardError(), $other->score(), $other->standardError() );
	}

	/**
	 * The probability of a difference at least as large by chance; null with fewer than 30 answers in either.
	 */
	public function chanceOfDifference( self $other ): ?float {
		if ( min( $this->total(), $other->total() ) < Intervals::FEW ) {
			return null;
		}
		$error = hypot( $this->standardError(), $other->standardError() );
		return Significance::ofDifference( abs( $this->score() - $other->score() ), $error );
	}

	/**
	 * In the shape of QuestionStatsSchema::nps().
	 *
	 * @param array<int, int> $counts How often each number was answered, in order.
	 * @param self|null       $before Those of the range just before.
	 * @return array<string, mixed>|null Null without answers.
	 */
	public function toArray( array $counts, ?self $before ): ?array {
		if ( $this->total() === 0 ) {
			return null;
		}
		$distribution = [];
		foreach ( $counts as $value => $count ) {
			$distribution[] = [
				'value' => $value,
				'count' => $count,
			];
		}
		return [
			'detractor'    => $this->detractors,
			'passive'      => $this->passives,
			'promoter'     => $this->promoters,
			'nps'          => $this->score(),
			'margin'       => $this->margin(),
			'total'        => $this->total(),
			'is_few'       => $this->total() < Intervals::FEW,
			'distribution' => $distribution,
			'before'       => $before === null || $before->total() === 0 ? null : [
				'nps'            => $before->score(),
				'margin'         => $before->margin(),
				'total'          => $before->total(),
				'is_significant' => $this->differsFrom( $before ),
			],
		];
	}

	private function standardError(): float {
		$total = $this->total();
		if ( $total === 0 ) {
			return 0.0;
		}
		$mean = ( $this->promoters - $this->detractors ) / $total;
		return 100 * sqrt( max( 0.0, ( $this->promoters + $this->detractors ) / $total - $mean ** 2 ) / $total );
	}
}
