<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Client;
use UserFeedback\Model\OptionId;
use UserFeedback\Model\Page;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\PageRepository;
use UserFeedback\Responses\ResponseFilter;
use UserFeedback\Responses\ResponseWriter;

/**
 * Responses that differ in everything that can be filtered, with what they are: tests compare what SQL finds with what PHP finds in these facts.
 *
 * @phpstan-type Fact array{
 *     id: int,
 *     day: string,
 *     time: string,
 *     status: string,
 *     page: int,
 *     device: string,
 *     country: string,
 *     choices: list<string>,
 *     score: int|null,
 *     text: string|null,
 *     comment: string|null,
 *     name: string|null,
 *     tags: list<string>,
 *     test: bool
 * }
 */
final class FilteredResponses {

	public const TEXTS = [ 'Slow 100% of the time', 'A_good <b>shop</b>', "Line\nbreak", 'שלום', 'It\'s "fine" \\o/', null ];

	/** @var list<Fact> In the order in which they were stored. */
	public readonly array $facts;

	/**
	 * @param int $number How many are stored. They are on six days, in another order than that of their days and times.
	 */
	public function __construct( public readonly Survey $survey, int $number ) {
		$pages = Plugin::instance()->get( PageRepository::class );
		$ids   = [
			$pages->idOf( new Page( home_url( '/a/' ), 'A', 0 ), '2026-03-01', static fn () => 'Other' ),
			$pages->idOf( new Page( home_url( '/b/' ), 'B', 0 ), '2026-03-01', static fn () => 'Other' ),
			0,
		];
		$facts = array_map( static fn ( int $index ) => self::fact( $index, $ids ), range( 0, $number - 1 ) );
		Plugin::instance()->get( ResponseWriter::class )->import( $survey, array_map( fn ( array $fact ) => $this->response( $fact ), $facts ) );

		$connection = Plugin::instance()->get( Connection::class );
		$sql        = 'SELECT id FROM %i WHERE survey_id = %d ORDER BY id';
		$stored     = array_column( $connection->rows( $sql, $connection->table( 'responses' ), $survey->id ), 'id' );
		foreach ( $facts as $index => $fact ) {
			$facts[ $index ]['id'] = (int) $stored[ $index ];
			$connection->execute(
				'UPDATE %i SET country = %s WHERE id = %d',
				$connection->table( 'responses' ),
				$fact['country'],
				(int) $stored[ $index ]
			);
			$tags = array_map( static fn ( string $tag ) => [ $survey->id, (int) $stored[ $index ], $tag ], $fact['tags'] );
			$connection->insertRows( 'INSERT', 'response_tags', [ 'survey_id' => '%d', 'response_id' => '%d', 'tag' => '%s' ], $tags );
		}
		$this->facts = $facts;
	}

	/**
	 * The ids that a filter should find, in its order.
	 *
	 * @return list<int>
	 */
	public function expected( ResponseFilter $filter ): array {
		$found = array_filter( $this->facts, static fn ( array $fact ) => self::matches( $fact, $filter ) );
		usort( $found, static fn ( array $a, array $b ) => [ $a['day'], $a['time'], $a['id'] ] <=> [ $b['day'], $b['time'], $b['id'] ] );
		$ids = array_column( $found, 'id' );
		return $filter->newestFirst ? array_reverse( $ids ) : $ids;
	}

	/**
	 * @param Fact $fact
	 */
	private static function matches( array $fact, ResponseFilter $filter ): bool {
		$words = array_filter( [ $fact['text'], $fact['comment'], $fact['name'], ...$fact['choices'] ], is_string( ... ) );
		$named = ltrim( str_replace( 'Response ', '', $filter->search ), '#' ) === (string) $fact['id'];
		return $fact['status'] === $filter->status->value
			&& ( $filter->days === null || ( $fact['day'] >= $filter->days->from && $fact['day'] <= $filter->days->to ) )
			&& ( $filter->pageId === null || $fact['page'] === $filter->pageId )
			&& ( $filter->device === '' || $fact['device'] === $filter->device )
			&& ( $filter->country === '' || $fact['country'] === $filter->country )
			&& ( $filter->option === '' || in_array( $filter->option, array_map( OptionId::ofLabel( ... ), $fact['choices'] ), true ) )
			&& ( $filter->scoreMin === null || ( $fact['score'] !== null && $fact['score'] >= $filter->scoreMin ) )
			&& ( $filter->scoreMax === null || ( $fact['score'] !== null && $fact['score'] <= $filter->scoreMax ) )
			&& ( $filter->tag === '' || in_array( $filter->tag, $fact['tags'], true ) )
			&& ( $filter->isTest === null || $fact['test'] === $filter->isTest )
			&& ( $filter->search === '' || $named
				|| array_filter( $words, static fn ( string $word ) => mb_stripos( $word, $filter->search ) !== false ) !== [] );
	}

	/**
	 * @param list<int> $pages
	 * @return Fact
	 */
	private static function fact( int $index, array $pages ): array {
		$text = self::TEXTS[ ( $index + intdiv( $index, 6 ) ) % 6 ];
		return [
			'id'      => 0,
			'day'     => sprintf( '2026-03-%02d', 1 + $index * 5 % 6 ),
			'time'    => [ '12:00:30', '12:00:10', '12:00:50', '12:00:10' ][ $index % 4 ],
			'status'  => [ 'publish', 'publish', 'publish', 'spam', 'publish', 'trash' ][ $index * 7 % 6 ],
			'page'    => $pages[ $index % 3 ],
			'device'  => [ 'desktop', 'mobile', 'tablet', '' ][ intdiv( $index, 3 ) % 4 ],
			'country' => [ 'DE', 'US', '' ][ intdiv( $index, 5 ) % 3 ],
			'choices' => [ [ 'Yes' ], [ 'No' ], [ 'Yes', 'No way' ], [] ][ $index % 4 ],
			'score'   => [ null, 1, 2, 3, 4, 5, 9000 ][ $index % 7 ],
			'text'    => $text,
			'comment' => $index % 5 === 0 ? 'Because of yesterday' : null,
			'name'    => $text !== null && $index % 8 === 0 ? 'Ada' : null,
			'tags'    => [ [], [ 'vip' ], [], [ 'vip', 'call back' ], [] ][ $index % 5 ],
			'test'    => $index % 9 === 0,
		];
	}

	/**
	 * @param Fact $fact
	 */
	private function response( array $fact ): NewResponse {
		$choice  = $fact['choices'] === [] ? Answer::skipped( 'q1' ) : Answer::choice( 'q1', $fact['choices'] );
		$texts   = array_filter( [ 'name' => $fact['name'] ], is_string( ... ) );
		$answers = [
			$fact['comment'] === null ? $choice : $choice->withText( 'comment', $fact['comment'] ),
			$fact['text'] === null ? Answer::skipped( 'q2' ) : Answer::text( 'q2', $fact['text'], $texts ),
		];
		if ( $fact['score'] !== null ) {
			$answers[] = Answer::number( 'q3', $fact['score'] );
		}
		return new NewResponse(
			$answers,
			new DateTimeImmutable( "{$fact['day']}T{$fact['time']}Z" ),
			$this->survey->revision,
			null,
			ResponseStatus::from( $fact['status'] ),
			$fact['page'],
			client: new Client( device: $fact['device'] ),
			isTest: $fact['test']
		);
	}
}
