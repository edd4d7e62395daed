<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Payloads;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Plugin;
use UserFeedback\Responses\SubmissionSchema;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\Canary;
use UserFeedback\Tests\Support\Leaves;
use UserFeedback\Tests\Support\Payload;
use UserFeedback\Tests\Support\PayloadRequests;
use UserFeedback\Tests\TestCase;

/**
 * Every bad value in every field of every route: it is refused with a code or kept as it was typed, and never runs. Fields come from
 * the schemas, so that a new one joins by itself.
 */
final class PayloadMatrixTest extends TestCase {

	use AddOnQuestions;
	use PayloadRequests;

	private const HEADERS = [ 'HTTP_USER_AGENT', 'HTTP_REFERER', 'HTTP_X_FORWARDED_FOR', 'HTTP_CLIENT_IP', 'HTTP_ACCEPT_LANGUAGE', 'HTTP_COOKIE' ];

	protected function setUp(): void {
		parent::setUp();
		$this->listen();
		$this->survey = $this->publishedSurvey(
			[
				'questions' => [
					$this->radio( 'q1', [ 'Yes', 'No' ], [ 'settings' => $this->withComments() ] ),
					$this->text( 'q2' ),
					$this->stars( 'q3', $this->withComments() ),
				],
			]
		);
	}

	protected function tearDown(): void {
		self::assertSame( [], Canary::$sang );
		parent::tearDown();
	}

	#[DataProvider( 'payloads' )]
	public function testWhatVisitorsSend( Payload $payload ): void {
		$base  = $this->submission( $this->survey, [ 'q2' => 'Hello', 'q1' => 'Yes' ] );
		$paths = Leaves::of( SubmissionSchema::submission() );
		// An address is only kept when it is one of this site.
		$value = $payload->value;
		if ( is_string( $value ) ) {
			$base['page_submitted']['url'] = home_url( '/' . $value );
		}
		foreach ( self::HEADERS as $header ) {
			$_SERVER[ $header ] = is_string( $value ) ? $value : 'x';
		}
		$route = $this->routes()['POST /surveys/{id}/responses'];
		foreach ( $paths as $path ) {
			$sent     = [ 'submission_id' => wp_generate_uuid4() ] + $base;
			$response = $this->send( $route, Leaves::put( $sent, $path, $value ), $payload );
			$this->assertHolds( $response, $payload, 'submission ' . implode( '.', $path ) );
		}
		// The first answer is that of a text; the same beside a choice and beside stars, which have room for comments.
		$inAnswers = array_filter( $paths, static fn ( array $path ) => array_intersect( $path, [ 'value', 'extra' ] ) !== [] );
		foreach ( [ 'q1' => 'Yes', 'q3' => 4 ] as $id => $answer ) {
			foreach ( $inAnswers as $path ) {
				$sent = $this->submission( $this->survey, [ $id => $answer ] );
				$this->assertHolds( $this->send( $route, Leaves::put( $sent, $path, $value ), $payload ), $payload, "$id " . implode( '.', $path ) );
			}
		}
		foreach ( [ 'impression', 'progress' ] as $action ) {
			$route = $this->routes()[ "POST /surveys/{id}/$action" ];
			$nonce = Plugin::instance()->get( VisitorToken::class )->create( $this->survey->id, $this->survey->revision, $action );
			foreach ( Leaves::of( Leaves::schema( $route->args ) ) as $path ) {
				$sent = Leaves::put( [ 'nonce' => $nonce, 'event' => 'reached', 'question_id' => 'q1' ], $path, $value );
				$this->assertHolds( $this->send( $route, $sent, $payload ), $payload, "$action " . implode( '.', $path ) );
			}
		}
	}

	#[DataProvider( 'payloads' )]
	public function testWhatOwnersAsk( Payload $payload ): void {
		$this->asAdmin();
		foreach ( $this->routes() as $name => $route ) {
			foreach ( Leaves::of( Leaves::schema( $route->args ) ) as $path ) {
				$sent = Leaves::put( $route->body( $this->survey->id ), $path, $payload->value );
				$this->assertHolds( $this->send( $route, $sent, $payload ), $payload, "$name " . implode( '.', $path ) );
			}
		}
	}

	/** What is refused above could be refused for a wrong reason: these fields take any text. */
	#[DataProvider( 'texts' )]
	public function testWhatPeopleTypeIsKept( Payload $payload ): void {
		$this->asAdmin();
		$text   = (string) $payload->value;
		$input  = $this->surveyInput(
			[
				'title'     => $text,
				'questions' => [
					$this->radio( 'q1', [ $text, 'No' ], [ 'title' => $text, 'settings' => $this->withComments() ] ),
					$this->text( 'q2' ),
				],
				'settings'  => [ 'thank_you' => [ 'type' => 'message', 'message' => $text ] ],
				'status'    => 'publish',
			]
		);
		$saved  = $this->body( $this->post( '/userfeedback/v1/surveys', [ 'survey' => $input ] ) );
		$survey = Plugin::instance()->get( SurveyService::class )->get( (int) $saved['id'] );
		self::assertSame( [ $payload->line, $payload->lines ], [ $survey->title, $survey->settings['thank_you']['message'] ] );
		self::assertSame( [ $payload->line, 'No' ], $survey->questions[0]->options() );

		$answer                           = $this->submission( $survey, [ 'q1' => $survey->questions[0]->options()[0], 'q2' => $text ] );
		$answer['page_submitted']['name'] = $text;

		$answer['answers'][0]['extra'] = [ 'comments' => $text ];
		$sent = $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $answer );
		self::assertSame( 201, $sent->get_status(), (string) wp_json_encode( $this->body( $sent ) ) );
		$list = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/responses" ) )['items'];
		self::assertStringEndsWith( "(title as sent: “{$payload->line}”)", $list[0]['page_submitted']['name'] );
		$response = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/responses/{$list[0]['id']}" ) );
		self::assertSame( [ [ $payload->line ], [ $payload->line ] ], array_column( $response['answers'], 'value' ) );
		self::assertSame( $payload->lines, $response['answers'][0]['extra']['comments'] );
	}

	/**
	 * @return iterable<string, array{Payload}>
	 */
	public static function texts(): iterable {
		foreach ( Payload::texts() as $name => $payload ) {
			yield $name => [ $payload ];
		}
	}

	/**
	 * @return array<string, bool>
	 */
	private function withComments(): array {
		/** @var array<string, bool> $settings */
		$settings = $this->text( 'q' )['settings'];
		return [ 'comment_box' => true ] + $settings;
	}
}
