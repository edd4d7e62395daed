<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

/**
 * The tables of the existing plugin as ../shared/research describes them, filled as a site of some years has them. They are made and filled
 * once a class: making them would end a test's transaction on MariaDB.
 */
trait ExistingPluginTables {

	use ExistingPluginRows;

	public static function setUpBeforeClass(): void {
		self::makeExistingTables();
		self::fillExistingTables();
		parent::setUpBeforeClass();
	}

	public static function tearDownAfterClass(): void {
		parent::tearDownAfterClass();
		self::dropExistingTables();
	}

	/**
	 * Four surveys with ExistingSample::RESPONSES responses, one broken survey with two, and two of no survey.
	 */
	protected static function fillExistingTables(): void {
		foreach ( self::existingSurveys() as $row ) {
			self::existingSurvey( $row );
		}
		foreach ( range( 1, ExistingSample::RESPONSES ) as $number ) {
			self::existingResponse( self::numberedResponse( $number ) );
		}
		$unusable = [ ExistingSample::BROKEN_SURVEY, ExistingSample::MISSING_SURVEY ];
		foreach ( [ ...$unusable, ...$unusable ] as $survey ) {
			self::existingResponse( [ 'survey_id' => $survey, 'answers' => '[{"question_id":1,"value":"A"}]' ] );
		}
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private static function existingSurveys(): array {
		$json = static fn ( array $value ): string => (string) wp_json_encode( $value );
		return [
			[
				'id'            => 1,
				'title'         => 'Café: all types',
				'questions'     => $json( self::existingQuestions() ),
				'impressions'   => 1234,
				'settings'      => $json(
					[
						'thank_you'       => [ 'type' => 'message', 'message' => 'Merci, André!' ],
						'enable_tracking' => 'false',
						'targeting'       => [ 'devices' => [ 'desktop', 'mobile' ], 'pages' => 'all', 'page_rules' => [] ],
						'behavior'        => [
							'timing'         => 'delay',
							'timing_delay'   => '15',
							'display_length' => 'once',
							'run_time'       => 'indefinitely',
							'expire_at'      => [ 'month' => '', 'day' => '' ],
						],
						'theming'         => [
							'color_scheme' => 'dark',
							'widget_color' => '#333333',
							'text_color'   => '#ffffff',
							'button_color' => 'not a color',
							'unheard_of'   => 'x',
						],
					]
				),
				'notifications' => $json(
					[
						'email' => [
							'active'    => true,
							'addresses' => 'owner@example.org, other@example.org',
							'logic'     => [
								'enable'     => true,
								'action'     => 'send',
								'conditions' => [ [ 'question_id' => '1', 'compare' => '=', 'value' => 'Blue' ] ],
							],
						],
					]
				),
				'publish_at'    => '2025-01-15 08:00:00',
			],
			[
				'id'          => 2,
				'title'       => 'Score',
				'type'        => 'nps',
				'questions'   => $json(
					[
						self::existingQuestion( 'n', 'nps', [ 'settings' => [ 'comment_box' => true ] ] ),
						self::existingQuestion( 'why', 'long-text' ),
					]
				),
				'impressions' => 77,
			],
			[
				'id'            => 3,
				'title'         => 'Draft',
				'status'        => 'draft',
				'questions'     => $json( [ self::existingQuestion( 'x', 'text' ) ] ),
				'settings'      => null,
				'notifications' => 'null',
			],
			[
				'id'        => ExistingSample::TRASHED_SURVEY,
				'title'     => 'Thrown away',
				'status'    => 'trash',
				'questions' => $json( [ self::existingQuestion( 'y', 'radio-button', [ 'config' => [ 'options' => [ 'Yes', 'No' ] ] ] ) ] ),
				'settings'  => '{"thank_you": {"type": "mess',
			],
			[
				'id'        => ExistingSample::BROKEN_SURVEY,
				'title'     => 'Broken',
				'questions' => '[{"id":"1","type":"radio-b',
			],
		];
	}

	/**
	 * One question of each type, the last ones with logic.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function existingQuestions(): array {
		$icon  = static fn ( string $label, string $name ): array => [ 'label' => $label, 'icon' => [ 'name' => $name, 'style' => 'fas' ] ];
		$image = static fn ( string $label, string $url ): array => [ 'label' => $label, 'image' => $url ];
		$logic = static fn ( string $question, string $compare, mixed $value ): array => [
			'enabled'    => true,
			'action'     => 'show',
			'conditions' => [ [ 'question_id' => $question, 'compare' => $compare, 'value' => $value ] ],
		];
		return [
			self::existingQuestion(
				1,
				'radio-button',
				[ 'config' => [ 'options' => [ 'Red', 'Blue', 'Grün' ] ], 'settings' => [ 'required' => true ] ]
			),
			self::existingQuestion( 2, 'checkbox', [ 'config' => [ 'options' => [ 'A, with comma', 'B', 'C' ] ] ] ),
			self::existingQuestion( 3, 'star-rating' ),
			self::existingQuestion( 4, 'nps' ),
			self::existingQuestion( ExistingSample::LONG_ID, 'text', [ 'logic' => $logic( '1', '=', 'Blue' ) ] ),
			self::existingQuestion( 6, 'long-text', [ 'logic' => $logic( '2', 'IN', 'B' ) ] ),
			self::existingQuestion( 7, 'email', [ 'config' => [ 'include_name' => true ] ] ),
			self::existingQuestion(
				8,
				'image-radio',
				[
					'config' => [
						'options' => [
							$image( 'Cat', content_url( '/uploads/cat.png' ) ),
							$image( 'Dog', 'https://cdn.example.net/dog.png' ),
						],
					],
				]
			),
			self::existingQuestion( 9, 'icon-choice', [ 'config' => [ 'options' => [ $icon( 'Sun', 'sun' ), $icon( 'Rain', 'cloud' ) ] ] ] ),
		];
	}

	/**
	 * Response 1 to ExistingSample::RESPONSES: every seventh answers the second survey, every 31st the draft, every 37th the one in the trash.
	 *
	 * @return array<string, mixed>
	 */
	private static function numberedResponse( int $number ): array {
		$survey = match ( 0 ) {
			$number % 37 => ExistingSample::TRASHED_SURVEY,
			$number % 31 => 3,
			$number % 7  => 2,
			default      => 1,
		};
		$answers = [
			1                     => self::answersToAll( $number ),
			2                     => [
				[ 'question_id' => 'n', 'value' => $number % 11, 'extra' => [ 'comments' => "Comment $number" ] ],
				[ 'question_id' => 'why', 'value' => $number % 14 === 0 ? null : "Because\nof $number" ],
			],
			3                     => [ [ 'question_id' => 'x', 'value' => "Draft $number" ] ],
			ExistingSample::TRASHED_SURVEY => [ [ 'question_id' => 'y', 'value' => $number % 2 === 0 ? 'Yes' : 'No' ] ],
		][ $survey ];
		$json    = (string) wp_json_encode( $answers, $number % 2 === 0 ? JSON_UNESCAPED_UNICODE : 0 );
		return [
			'id'             => $number,
			'survey_id'      => $survey,
			// One in 50 was cut off by a column that was too short.
			'answers'        => $number % 50 === 0 ? substr( $json, 0, 40 ) : $json,
			'page_submitted' => $number % 13 === 0 ? null : '{"id":0,"name":"Page","link":"' . home_url( '/page-' . $number % 3 . '/?utm=1' ) . '"}',
			'user_ip'        => $number % 17 === 0 ? null : "203.0.113.$number",
			'status'         => $number % 15 === 0 ? 'trash' : 'publish',
			'submitted_at'   => self::localTime( $number ),
		];
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private static function answersToAll( int $number ): array {
		return [
			[ 'question_id' => '1', 'value' => [ 'Red', 'Blue', 'Grün', 'Gone' ][ $number % 4 ] ],
			[ 'question_id' => '2', 'value' => $number % 5 === 0 ? [] : [ 'C', 'A, with comma' ] ],
			[ 'question_id' => '3', 'value' => (string) ( $number % 5 + 1 ) ],
			[ 'question_id' => '4', 'value' => $number % 11 ],
			[ 'question_id' => ExistingSample::LONG_ID, 'value' => "Text $number 😀 Äpfel" ],
			[ 'question_id' => '6', 'value' => str_repeat( "Long $number. ", 60 ) ],
			[ 'question_id' => '7', 'value' => "visitor$number@example.org", 'extra' => [ 'name' => "Zoë $number" ] ],
			[ 'question_id' => '8', 'value' => $number % 2 === 0 ? 'Cat' : [ 'label' => 'Dog', 'image' => 'x' ] ],
			[ 'question_id' => '9', 'value' => null ],
		];
	}

	/**
	 * Local times, one of them skipped when the clocks went forward in Berlin, one shown twice when they went back.
	 */
	private static function localTime( int $number ): string {
		return match ( $number ) {
			10      => '2025-03-30 02:30:00',
			11      => '2025-10-26 02:30:00',
			12      => '2025-07-01 00:30:00',
			default => sprintf( '2025-%02d-%02d %02d:15:00', 1 + $number % 12, 1 + $number % 28, $number % 24 ),
		};
	}
}
