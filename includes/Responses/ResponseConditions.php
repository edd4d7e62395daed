<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

/**
 * The conditions of a filter as SQL on the responses `r`, except those that the key `listing` answers: survey, status and days. No other class
 * translates filters.
 *
 * @since 0.5.0
 */
final class ResponseConditions {

	/**
	 * @param string           $sql    Empty, or beginning with AND.
	 * @param list<int|string> $values For its placeholders.
	 */
	private function __construct(
		public readonly string $sql = '',
		public readonly array $values = []
	) {}

	/**
	 * All conditions of a filter.
	 *
	 * @param array{answers: string, answer_texts: string, response_tags: string} $tables Their full names.
	 * @param string $pattern The search as a pattern for LIKE.
	 */
	public static function of( ResponseFilter $filter, array $tables, string $pattern ): self {
		return self::facts( $filter )
			->with( self::answer( $filter, $tables['answers'] ) )
			->with( self::tag( $filter, $tables['response_tags'] ) )
			->with( self::search( $filter, $tables, $pattern ) );
	}

	private function with( self $more ): self {
		return new self( $this->sql . $more->sql, [ ...$this->values, ...$more->values ] );
	}

	private static function facts( ResponseFilter $filter ): self {
		$facts = [
			'r.page_id = %d' => $filter->pageId,
			'r.device = %s'  => $filter->device === '' ? null : $filter->device,
			'r.country = %s' => $filter->country === '' ? null : $filter->country,
			'r.language = %s' => $filter->language === '' ? null : $filter->language,
			'r.is_test = %d' => $filter->isTest === null ? null : (int) $filter->isTest,
		];
		$given = array_filter( $facts, static fn ( int|string|null $value ) => $value !== null );
		return new self( implode( '', array_map( static fn ( string $fact ) => " AND $fact", array_keys( $given ) ) ), array_values( $given ) );
	}

	/**
	 * An option that was chosen, and a score.
	 */
	private static function answer( ResponseFilter $filter, string $answers ): self {
		$conditions = new self();
		if ( $filter->option !== '' ) {
			$chosen     = self::has( $answers, 'PRIMARY', 'x.question_id = %s AND x.option_hash = %s', $filter->questionId, $filter->option );
			$conditions = $conditions->with( $chosen );
		}
		if ( $filter->isAboutAScore() ) {
			// SMALLINT: no number is beyond these limits.
			$score      = [ $filter->questionId, $filter->scoreMin ?? -32_768, $filter->scoreMax ?? 32_767 ];
			$conditions = $conditions->with( self::has( $answers, 'PRIMARY', 'x.question_id = %s AND x.number BETWEEN %d AND %d', ...$score ) );
		}
		return $conditions;
	}

	private static function tag( ResponseFilter $filter, string $tags ): self {
		return $filter->tag === '' ? new self() : self::has( $tags, 'PRIMARY', 'x.tag = %s', $filter->tag );
	}

	/**
	 * @param array{answers: string, answer_texts: string, ...} $tables
	 */
	private static function search( ResponseFilter $filter, array $tables, string $pattern ): self {
		if ( $filter->search === '' ) {
			return new self();
		}
		$ways = [ self::has( $tables['answer_texts'], 'response', 'x.text LIKE %s', $pattern ) ];
		if ( $filter->found !== [] ) {
			$chosen = [];
			$values = [];
			foreach ( $filter->found as $questionId => $ids ) {
				// An id is unique in its question only.
				$chosen[] = 'x.question_id = %s AND x.option_hash IN ( ' . implode( ', ', array_fill( 0, count( $ids ), '%s' ) ) . ' )';
				array_push( $values, (string) $questionId, ...$ids );
			}
			// A number is not a word: who searches for 5 does not want everybody who gave five stars.
			$ways[] = self::has( $tables['answers'], 'PRIMARY', 'x.number IS NULL AND ( ' . implode( ' OR ', $chosen ) . ' )', ...$values );
		}
		if ( $filter->searchedNumber() !== null ) {
			$ways[] = new self( ' AND r.id = %d', [ $filter->searchedNumber() ] );
		}
		$sql = implode( ' OR ', array_map( static fn ( self $way ) => substr( $way->sql, strlen( ' AND ' ) ), $ways ) );
		return new self( " AND ( $sql )", array_merge( ...array_column( $ways, 'values' ) ) );
	}

	/**
	 * Whether a response has such a row. Counted rather than EXISTS, which MariaDB may answer by reading all rows of the survey first; and by a
	 * key that is named, because with statistics of a smaller table it reads them for each response.
	 *
	 * @param string $key That begins with survey and response.
	 */
	private static function has( string $table, string $key, string $which, int|string ...$values ): self {
		return new self(
			" AND ( SELECT COUNT(*) FROM %i x FORCE INDEX ( $key ) WHERE x.survey_id = r.survey_id AND x.response_id = r.id AND $which ) > 0",
			[ $table, ...array_values( $values ) ]
		);
	}
}
