<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\AutomatorStandIn;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_HTML_Tag_Processor;

/**
 * What automation plugins learn of a response: from a visitor's submission through the outbox to the recipe.
 */
final class AutomationTest extends TestCase {

	use SurveyFixtures;

	private const TRIGGER = 'USERFEEDBACK_RESPONSE_SUBMITTED';

	/** @var list<array<string, mixed>> What the hook passed. */
	private array $heard = [];

	protected function setUp(): void {
		parent::setUp();
		$this->asVisitor();
		add_action( 'userfeedback_response_submitted', function ( array $context ): void {
			$this->heard[] = $context;
		} );
	}

	#[TestDox( '[NOT-04~] the hook passes the response as numbers, texts and lists, with a link to it' )]
	public function testDescribesTheResponse(): void {
		OtherPlan::of( Plan::Elite )->takeOver();
		$survey   = $this->automated(
			[
				'title'     => 'Größe <3',
				'questions' => [
					$this->radio( 'q1', [ 'Yes', 'No' ] ),
					$this->text( 'q2', [ 'type' => 'nps', 'config' => [] ] ),
					$this->text( 'q3' ),
					$this->text( 'q4', [ 'type' => 'email', 'config' => [ 'include_name' => true ] ] ),
				],
			]
		);
		$answers  = [ 'q1' => 'No', 'q2' => 9, 'q3' => null, 'q4' => 'ann@example.org' ];
		$body     = $this->submission( $survey, $answers );
		$body['answers'][3]['extra'] = [ 'name' => 'Ann' ];
		self::assertSame( 201, $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $body )->get_status() );
		self::assertSame( [], $this->heard(), 'the visitor does not wait for it' );
		self::assertSame( [ 'done' => 1, 'failed' => 0 ], $this->work() );

		$context = $this->heard()[0];
		$id      = $context['response_id'];
		$links       = (array) json_decode( (string) file_get_contents( __DIR__ . '/../../fixtures/admin-links.json' ), true );
		$link    = strtr( $links['email_response'], [ '{id}' => $survey->id, '{response_id}' => $id ] );
		self::assertSame( admin_url( "admin.php?$link" ), $context['response_url'] );
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/', $context['submitted_at'] );
		self::assertSame(
			[ $survey->id, 'Größe <3', [ 'url' => home_url( '/hello/' ), 'name' => '/hello/ (title as sent: “Hello”)' ] ],
			[ $context['survey_id'], $context['survey_title'], $context['page'] ]
		);
		$empty = [ 'score' => null, 'comment' => '', 'name' => '' ];
		self::assertEquals(
			[
				[ 'question_id' => 'q1', 'title' => 'Question q1?', 'type' => 'radio-button', 'value' => 'No', 'values' => [ 'No' ] ] + $empty,
				[ 'question_id' => 'q2', 'type' => 'nps', 'value' => '9', 'values' => [ '9' ], 'score' => 9, 'title' => 'Question q2?' ] + $empty,
				[ 'question_id' => 'q3', 'title' => 'Question q3?', 'type' => 'text', 'value' => '', 'values' => [] ] + $empty,
				[ 'question_id' => 'q4', 'type' => 'email', 'value' => 'ann@example.org', 'values' => [ 'ann@example.org' ], 'name' => 'Ann' ]
					+ [ 'title' => 'Question q4?' ] + $empty,
			],
			$context['answers']
		);
	}

	#[TestDox( '[AUT-01~] a submitted response fires the trigger in Automator once, with a token for each question' )]
	public function testFiresTheTrigger(): void {
		$survey = $this->automated();
		$other  = $this->automated( [ 'title' => 'Other' ] );
		AutomatorStandIn::start();
		self::assertSame( 'UserFeedback', AutomatorStandIn::integrations()['USERFEEDBACK_SURVEYS']['name'] );
		$this->addRecipe( (string) $survey->id, '{{USERFEEDBACK_SURVEY_TITLE}}: {{USERFEEDBACK_ANSWER_q1}}, {{USERFEEDBACK_ANSWER_q2}}' );
		$this->addRecipe( (string) $other->id, 'never' );
		$this->addRecipe( '-1', '{{USERFEEDBACK_ALL_ANSWERS}}' );
		$this->addRecipe( '', 'never' );

		$this->answer( $survey, [ 'q1' => 'Yes', 'q2' => 'Great' ] );
		$this->answer( $survey, [ 'q1' => 'Yes', 'q2' => 'Great' ] );
		self::assertSame( [ 'done' => 2, 'failed' => 0 ], $this->work() );
		self::assertSame( [ 'done' => 0, 'failed' => 0 ], $this->work() );
		$all = "Question q1?\nYes\n\nQuestion q2?\nGreat";
		self::assertSame( [ 'Commas: Yes, Great', $all, 'Commas: Yes, Great', $all ], AutomatorStandIn::results() );

		[ $tokens ] = AutomatorStandIn::tokens();
		$context    = $this->heard[0];
		self::assertSame(
			[ 'Commas', (string) $context['response_id'], $context['response_url'], home_url( '/hello/' ), $context['page']['name'] ],
			[
				$tokens['USERFEEDBACK_SURVEY'],
				$tokens['USERFEEDBACK_RESPONSE_NUMBER'],
				$tokens['USERFEEDBACK_RESPONSE_LINK'],
				$tokens['USERFEEDBACK_PAGE_ADDRESS'],
				$tokens['USERFEEDBACK_PAGE_TITLE'],
			]
		);
		self::assertStringContainsString( (string) wp_date( 'Y' ), $tokens['USERFEEDBACK_DATE'] );
	}

	#[TestDox( '[AUT-01~] the trigger is one of everyone, with all surveys to choose from, and has the tokens of the chosen one' )]
	public function testOffersSurveysAndTokens(): void {
		OtherPlan::of( Plan::Elite )->takeOver();
		$commented = $this->radio( 'q1', [ 'Yes' ], [ 'title' => 'Why [x]?' ] );
		$commented['settings']['comment_box'] = true;
		$email     = $this->text( 'q2', [ 'type' => 'email', 'config' => [ 'include_name' => true ] ] );
		$survey    = $this->automated( [ 'questions' => [ $commented, $email ] ] );
		$trashed   = $this->storedSurvey();
		Plugin::instance()->get( SurveyLifecycle::class )->trash( [ $trashed->id ], 1 );
		AutomatorStandIn::start();
		$trigger   = AutomatorStandIn::triggers()[ self::TRIGGER ];
		self::assertSame( [ 'anonymous', false, 'USERFEEDBACK_SURVEYS' ], [ $trigger['type'], $trigger['needs_login'], $trigger['integration'] ] );
		self::assertSame( 'A visitor answers {{a survey:USERFEEDBACK_SURVEY}}', $trigger['sentence'] );
		self::assertSame( 'A visitor answers {{a survey}}', $trigger['select_option_name'] );

		[ $field ] = $trigger['options_callback']();
		self::assertSame( [ 'USERFEEDBACK_SURVEY', '-1' ], [ $field['option_code'], $field['options'][0]['value'] ] );
		self::assertSame( [ [ 'text' => "Commas (no. $survey->id)", 'value' => (string) $survey->id ] ], array_slice( $field['options'], 1 ) );

		$names = static fn ( string $choice ): array => array_column(
			$trigger['tokens']( [ 'meta' => [ 'USERFEEDBACK_SURVEY' => $choice ] ] ),
			'tokenType',
			'tokenId'
		);
		$of    = [
			'USERFEEDBACK_ANSWER_q1'  => 'text',
			'USERFEEDBACK_COMMENT_q1' => 'text',
			'USERFEEDBACK_ANSWER_q2'  => 'email',
			'USERFEEDBACK_NAME_q2'    => 'text',
		];
		self::assertSame( $of, array_diff_key( $names( (string) $survey->id ), $names( '-1' ) ) );
		self::assertArrayHasKey( 'USERFEEDBACK_ALL_ANSWERS', $names( '-1' ) );
		self::assertSame( $names( '-1' ), $names( '999999' ), 'a survey that was deleted' );
	}

	#[TestDox( '[AUT-01~] [NOT-04~] what a visitor typed arrives as it was typed: no shortcode, token or tag of it is interpreted' )]
	#[DataProvider( 'typed' )]
	public function testTypedTextStaysData( string $text, bool $isBroken = true ): void {
		add_shortcode( 'secret', static fn (): string => 'REVEALED' );
		$survey = $this->automated( [ 'questions' => [ $this->text( 'q1', [ 'type' => 'long-text' ] ), $this->text( 'q2' ) ] ] );
		AutomatorStandIn::start();
		$this->addRecipe( (string) $survey->id, '{{USERFEEDBACK_ANSWER_q1}}|{{USERFEEDBACK_ANSWER_q2}}' );
		$this->answer( $survey, [ 'q1' => $text, 'q2' => 'other' ] );
		$this->work();
		self::assertSame( $text, $this->heard[0]['answers'][0]['value'], 'the hook passes it as it is' );

		[ $result ] = AutomatorStandIn::results();
		self::assertSame( "$text|other", str_replace( "\u{2060}", '', $result ) );
		self::assertSame( $isBroken, str_contains( $result, "\u{2060}" ) );
		self::assertSame( [ '#text' => $result ], $this->asHtml( $result ) );
		self::assertSame( $result, do_shortcode( do_shortcode( $result ) ) );
		remove_shortcode( 'secret' );
	}

	/**
	 * @return iterable<string, array{0: string, 1?: bool}>
	 */
	public static function typed(): iterable {
		yield 'a shortcode' => [ '[secret]' ];
		yield 'an escaped shortcode' => [ '[[secret]]' ];
		yield 'a shortcode in C notation' => [ '\\x5bsecret]' ];
		yield 'a shortcode in C notation, escaped' => [ '\\\\x5bsecret] \\133secret]' ];
		yield 'a shortcode of character references' => [ '&#91;secret&#93; [x]' ];
		yield 'another token' => [ '{{USERFEEDBACK_ANSWER_q2}} {{{USERFEEDBACK_ANSWER_q2}}}' ];
		yield 'tags' => [ '<script>alert(1)</script><a href="https://evil.example">Log in</a><!-- x -->' ];
		yield 'a character reference' => [ '&lt;b&gt; &amp;' ];
		yield 'a path of Windows' => [ 'C:\\new\\table' ];
		yield 'harmless text' => [ 'I <3 you & me, [] { 1 < 2 } https://example.org/?a=1&b=2 “Größe”', false ];
	}

	#[TestDox( '[NOT-04~] the hook fires without an automation plugin, and not while automation is off' )]
	public function testNeedsNoPlugin(): void {
		$survey = $this->automated();
		$this->answer( $survey, [ 'q1' => 'Yes' ] );
		self::assertSame( [ 'done' => 1, 'failed' => 0 ], $this->work() );
		self::assertCount( 1, $this->heard );

		$this->answer( $this->publishedSurvey(), [ 'q1' => 'Yes' ] );
		self::assertSame( [ 'done' => 0, 'failed' => 0 ], $this->work() );

		$this->answer( $survey, [ 'q1' => 'Yes' ] );
		$off = [ 'notifications' => [ 'automation' => [ 'active' => false ] ] ];
		Plugin::instance()->get( SurveyService::class )->update( $survey->id, $off, 1 );
		self::assertSame( [ 'done' => 1, 'failed' => 0 ], $this->work(), 'turned off before the job ran' );
		self::assertCount( 1, $this->heard );
	}

	#[TestDox( '[NOT-04~] when a callback throws, the hook fires again later with the same job_id; the recipe runs once' )]
	public function testRetries(): void {
		$survey = $this->automated();
		AutomatorStandIn::start();
		$this->addRecipe( '-1', 'ran' );
		$fail = static fn () => throw new RuntimeException( 'The other plugin failed.' );
		add_action( 'userfeedback_response_submitted', $fail, 20 );
		$this->answer( $survey, [ 'q1' => 'Yes' ] );
		self::assertSame( [ 'done' => 0, 'failed' => 1 ], $this->work() );
		self::assertSame( [], AutomatorStandIn::results() );
		self::assertSame( 1, $this->rows( 'responses' ) );
		self::assertSame( [ 'done' => 0, 'failed' => 0 ], $this->work(), 'not at once again' );
		remove_action( 'userfeedback_response_submitted', $fail, 20 );
		self::assertSame( [ 'done' => 1, 'failed' => 0 ], $this->work( '+2 minutes' ) );
		self::assertCount( 2, $this->heard );
		self::assertSame( $this->heard[0], $this->heard[1] );
		self::assertSame( [ 'ran' ], AutomatorStandIn::results() );
		self::assertSame( 0, $this->rows( 'outbox' ) );
	}

	#[TestDox( '[NOT-04~] a response that was deleted meanwhile is not reported' )]
	public function testSkipsDeletedResponses(): void {
		$survey = $this->automated();
		$this->answer( $survey, [ 'q1' => 'Yes' ] );
		Plugin::instance()->get( SurveyLifecycle::class )->trash( [ $survey->id ], 1 );
		Plugin::instance()->get( SurveyLifecycle::class )->delete( [ $survey->id ], 1 );
		self::assertSame( [ 'done' => 1, 'failed' => 0 ], $this->work() );
		self::assertSame( [], $this->heard );
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	private function automated( array $changes = [] ): Survey {
		return $this->publishedSurvey( $changes + [ 'notifications' => [ 'automation' => [ 'active' => true ] ] ] );
	}

	private function addRecipe( string $survey, string $action ): void {
		AutomatorStandIn::addRecipe( self::TRIGGER, $survey, $action );
	}

	/**
	 * @param array<string, string|int|null> $values By question.
	 */
	private function answer( Survey $survey, array $values ): void {
		$response = $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $this->submission( $survey, $values ) );
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $this->body( $response ) ) );
	}

	/**
	 * @return list<array<string, mixed>> What the hook has passed so far.
	 */
	private function heard(): array {
		return $this->heard;
	}

	/**
	 * What a browser finds in HTML.
	 *
	 * @return array<string, string> Its text by kind of node.
	 */
	private function asHtml( string $html ): array {
		$reader = new WP_HTML_Tag_Processor( $html );
		$found  = [];
		while ( $reader->next_token() ) {
			$kind           = (string) $reader->get_token_name();
			$found[ $kind ] = ( $found[ $kind ] ?? '' ) . $reader->get_modifiable_text();
		}
		return $found;
	}

	/**
	 * Runs the jobs that are due, in a request of cron.
	 *
	 * @return array{done: int, failed: int}
	 */
	private function work( string $when = 'now' ): array {
		$plugin = new Plugin( [ Clock::class => new FrozenClock( new DateTimeImmutable( $when ), new DateTimeZone( 'UTC' ) ) ] );
		$counts = $plugin->get( OutboxWorker::class )->run();
		AutomatorStandIn::shutDown();
		self::assertSame( [], AutomatorStandIn::$failures );
		return $counts;
	}
}
