<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AI;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\AI\AnswersInSummary;
use UserFeedback\AI\Local\LocalSummariser;
use UserFeedback\AI\Mood;
use UserFeedback\AI\Quote;
use UserFeedback\AI\Summary;
use UserFeedback\AI\Theme;
use UserFeedback\AI\WrittenAnswer;
use UserFeedback\AI\WrittenAnswersReader;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Summaries that are made on the site.
 */
final class LocalSummariserTest extends TestCase {

	use SurveyFixtures;

	/**
	 * @param list<string>                       $texts
	 * @param array<string, array{int, string}> $expected
	 */
	#[TestDox( '[AIS-04~] Finds themes, their share and mood in English, German, Spanish and Arabic' )]
	#[DataProvider( 'languages' )]
	public function testFindsThemes( string $language, array $texts, array $expected ): void {
		$summary = self::summarise( $texts );
		$themes  = [];
		foreach ( $summary->themes as $theme ) {
			$themes[ $theme->title ] = [ $theme->count, $theme->mood->value ];
		}
		self::assertSame( [ $language, count( $texts ) ], [ $summary->language, $summary->read ] );
		self::assertSame( $expected, array_intersect_key( $themes, $expected ) );
		self::assertCount( count( $expected ), $themes, (string) wp_json_encode( $themes ) );
	}

	/**
	 * @return array<string, array{string, list<string>, array<string, array{int, string}>}>
	 */
	public static function languages(): array {
		return [
			'English'  => [
				'en',
				[
					'The sizes run small, but the color is lovely.',
					'Wrong size! Not happy at all.',
					'I was not disappointed by the color.',
					'The customer service was very helpful.',
					'Customer service never answered, terrible.',
					'My size is never there, which is annoying.',
				],
				[
					'Size'             => [ 3, 'negative' ],
					'Color'            => [ 2, 'positive' ],
					'Customer service' => [ 2, 'mixed' ],
				],
			],
			'German'   => [
				'de',
				[
					'Die Lieferung war schnell und der Fahrer sehr freundlich.',
					'Leider kam die Lieferung zu spät, und das war sehr ärgerlich.',
					'Der Preis ist zu hoch, aber die Farben sind schön.',
					'Die Farbe ist toll, und der Preis ist fair.',
					'Die Lieferung war nicht gut.',
				],
				[
					'Lieferung' => [ 3, 'mixed' ],
					'Preis'     => [ 2, 'positive' ],
					'Farben'    => [ 2, 'positive' ],
				],
			],
			'Spanish'  => [
				'es',
				[
					'El envío fue rápido y la atención al cliente excelente.',
					'El envío tardó demasiado y la atención al cliente fue mala.',
					'Me encanta la tela de la camisa.',
					'Las telas no son buenas.',
				],
				[
					'Envío'               => [ 2, 'mixed' ],
					'Atención al cliente' => [ 2, 'mixed' ],
					'Tela'                => [ 2, 'mixed' ],
				],
			],
			'Arabic'   => [
				'ar',
				[
					'كان التوصيل سريعا والسائق لطيفا جدا.',
					'للأسف كان التوصيل متأخرا، وهذا مزعج.',
					'السعر غال، لكن اللون جميل.',
					'اللون رائع، السعر مناسب.',
					'لم يكن التوصيل جيدا.',
				],
				[
					'التوصيل' => [ 3, 'mixed' ],
					'السعر'   => [ 2, 'mixed' ],
					'اللون'   => [ 2, 'positive' ],
				],
			],
			'unknown'  => [
				'',
				[ 'Dostawa szybka', 'Dostawa spóźniona', 'Materiał dobry', 'Kolor zły', 'Cena ok', 'Rozmiar', 'Super', 'Nic' ],
				[ 'Dostawa' => [ 2, 'unknown' ] ],
			],
			'nothing'  => [ 'en', [ 'It is what it is.', 'I have no idea.' ], [] ],
		];
	}

	public function testQuotesAreSentencesOfTheirResponses(): void {
		$texts   = [
			'I bought two. The zipper broke after a day! I am sad.',
			"Great bag.\nThe zipper is smooth and good, everything else is as it should be here.",
			str_repeat( 'and then we went on ', 20 ) . 'until the zipper was stuck ' . str_repeat( 'and we could not go on ', 20 ),
			'The zipper broke after a day!',
		];
		$answers = self::answers( $texts );
		[ $theme ] = self::summarise( $texts )->themes;
		self::assertSame( [ 'Zipper', Mood::Negative ], [ $theme->title, $theme->mood ] );
		$quotes = [];
		foreach ( $theme->quotes as $quote ) {
			$quotes[ $quote->responseId ] = $quote->read( $answers[ $quote->responseId - 1 ] );
		}
		self::assertContains( 'The zipper broke after a day!', $quotes );
		self::assertCount( 3, $quotes );
		self::assertSame( $quotes, array_unique( $quotes ), 'the same words twice say no more' );
		foreach ( $quotes as $id => $quote ) {
			self::assertStringContainsString( $quote, $texts[ $id - 1 ] );
			self::assertStringContainsString( 'zipper', $quote );
			self::assertLessThanOrEqual( 180, mb_strlen( $quote ) );
		}
	}

	public function testCountsResponsesNotAnswers(): void {
		$answers = [
			new WrittenAnswer( 1, 'a', 'text', 'A?', 'The delivery was late.' ),
			new WrittenAnswer( 1, 'b', 'comment', 'B?', 'Again: delivery!' ),
			new WrittenAnswer( 2, 'a', 'text', 'A?', 'Delivery in time.' ),
		];
		$summary = ( new LocalSummariser() )->summarise( 'Shop', new AnswersInSummary( $answers, 2, true ) );
		self::assertSame( [ 2, [ 1, 2 ], 2 ], [ $summary->themes[0]->count, $summary->themes[0]->responseIds, $summary->read ] );
	}

	/** Dress is in four answers of two visitors, color in three answers of three. */
	public function testTopicsOfMostResponsesComeFirst(): void {
		$answers = [
			new WrittenAnswer( 1, 'a', 'text', 'A?', 'The dress is here.' ),
			new WrittenAnswer( 1, 'b', 'text', 'B?', 'A dress again.' ),
			new WrittenAnswer( 2, 'a', 'text', 'A?', 'Another dress.' ),
			new WrittenAnswer( 2, 'b', 'text', 'B?', 'My dress.' ),
			new WrittenAnswer( 3, 'a', 'text', 'A?', 'The color.' ),
			new WrittenAnswer( 4, 'a', 'text', 'A?', 'What a color.' ),
			new WrittenAnswer( 5, 'a', 'text', 'A?', 'Its color.' ),
		];
		$summary = ( new LocalSummariser() )->summarise( 'Shop', new AnswersInSummary( $answers, 5, true ) );
		self::assertSame(
			[ [ 'Color', 3, Mood::Unknown ], [ 'Dress', 2, Mood::Unknown ] ],
			array_map( static fn ( Theme $theme ) => [ $theme->title, $theme->count, $theme->mood ], $summary->themes )
		);
	}

	public function testReadsTensOfThousandsInSeconds(): void {
		$texts = [];
		foreach ( range( 1, WrittenAnswersReader::MOST_RESPONSES ) as $number ) {
			$texts[] = "The delivery of order$number was late, and the fabric is soft. I like the color, but word$number is unknown to me.";
		}
		$before  = memory_get_usage();
		$start   = hrtime( true );
		$summary = self::summarise( $texts );
		self::assertLessThan( 60, ( hrtime( true ) - $start ) / 1e9 );
		self::assertLessThan( 64_000_000, memory_get_usage() - $before );
		self::assertCount( Theme::KEPT_IDS, $summary->themes[0]->responseIds );
		self::assertSame( [ WrittenAnswersReader::MOST_RESPONSES, 'delivery' ], [ $summary->themes[0]->count, $summary->themes[0]->search ] );
	}

	public function testReadsTheNewestUpToACap(): void {
		$survey = $this->publishedSurvey();
		foreach ( range( 1, 5 ) as $number ) {
			$this->importResponse( $survey, [ [ 'question_id' => 'q2', 'value' => "Text $number" ] ] );
		}
		$texts = static function ( int $most ) use ( $survey ): array {
			$plugin  = Plugin::instance();
			$reader  = new WrittenAnswersReader( $plugin->get( ResponseReader::class ), $plugin->get( SurveyCountsRepository::class ), $most );
			$answers = $reader->newest( $survey );
			return [ array_map( static fn ( WrittenAnswer $answer ) => $answer->text, $answers->list ), $answers->total, $answers->isWhole ];
		};
		self::assertSame( [ [ 'Text 5', 'Text 4', 'Text 3' ], 5, false ], $texts( 3 ) );
		self::assertSame( [ [ 'Text 5', 'Text 4', 'Text 3', 'Text 2', 'Text 1' ], 5, true ], $texts( 5 ) );
	}

	public function testAQuoteOfAShorterAnswerIsEmpty(): void {
		self::assertSame( '', ( new Quote( 1, 'q', 'text', 90, 10 ) )->read( self::answers( [ 'Short.' ] )[0] ) );
	}

	/**
	 * @param list<string> $texts
	 */
	private static function summarise( array $texts ): Summary {
		return ( new LocalSummariser() )->summarise( 'Shop', new AnswersInSummary( self::answers( $texts ), count( $texts ), true ) );
	}

	/**
	 * @param list<string> $texts
	 * @return list<WrittenAnswer>
	 */
	private static function answers( array $texts ): array {
		$answers = [];
		foreach ( $texts as $index => $text ) {
			$answers[] = new WrittenAnswer( $index + 1, 'q', 'text', 'Why?', $text );
		}
		return $answers;
	}
}
