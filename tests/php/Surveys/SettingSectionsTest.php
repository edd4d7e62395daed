<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use UserFeedback\Database\Connection;
use UserFeedback\Extensions\Extensions;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Capability;
use UserFeedback\Notifications\Email\EmailSection;
use UserFeedback\Plugin;
use UserFeedback\Settings\Settings;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\JsonSection;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\WidgetPage;
use WP_REST_Response;

/**
 * What sections promise beside what the guide's example shows: older surveys, plans, notifications, and what a duplicate gets.
 */
final class SettingSectionsTest extends TestCase {

	use SurveyFixtures;

	private const PATH = '/userfeedback/v1/surveys';

	private const THANKS = [
		'type'    => 'message',
		'message' => 'Thanks for your feedback!',
	];

	/**
	 * Columns as they are stored, among them those of a survey from before a section or a field existed.
	 */
	public function testAnOlderSurveyHasTheDefaultsOfWhatItLacks(): void {
		$this->asAdmin();
		update_option( 'admin_email', 'site@example.org' );
		$logic = [
			'enable'     => false,
			'action'     => 'send',
			'conditions' => [],
		];
		$email = [
			'active'    => true,
			'addresses' => 'owner@example.org',
			'logic'     => $logic,
		];
		$none  = [
			'active'    => false,
			'addresses' => 'site@example.org',
			'logic'     => $logic,
		];
		$mail  = '{"email":{"active":true,"addresses":"owner@example.org"}}';
		$rows  = [
			'complete'         => [ '{"thank_you":{"type":"message","message":"Danke!"}}', $mail ],
			'empty objects'    => [ '{}', '{}' ],
			'empty lists'      => [ '[]', '[]' ],
			'fields missing'   => [ '{"thank_you":{"message":"Danke!"}}', '{"email":{"active":true}}' ],
			'sections unknown' => [ '{"gone":{"a":1}}', '{"gone":[1]}' ],
		];
		$read  = [
			'complete'         => [ [ 'message' => 'Danke!' ] + self::THANKS, $email ],
			'empty objects'    => [ self::THANKS, $none ],
			'empty lists'      => [ self::THANKS, $none ],
			'fields missing'   => [ [ 'message' => 'Danke!' ] + self::THANKS, [ 'active' => true ] + $none ],
			'sections unknown' => [ self::THANKS, $none ],
		];
		foreach ( $rows as $what => [ $settings, $notifications ] ) {
			$id     = $this->publishedSurvey()->id;
			$this->store( $id, $settings, $notifications );
			$survey = $this->body( $this->get( self::PATH . "/$id" ) );
			$redirects = [
				'redirect_to'  => null,
				'redirect_url' => '',
				'conditions'   => [],
			];
			self::assertEquals( $read[ $what ][0] + $redirects, $survey['settings']['thank_you'], $what );
			self::assertArrayNotHasKey( 'gone', $survey['settings'] + $survey['notifications'], $what );
			self::assertEquals( $read[ $what ][1], $survey['notifications']['email'], $what );
			$stored = Plugin::instance()->get( SurveyService::class )->get( $id );
			$page   = Plugin::instance()->get( WidgetPage::class )->data( [ $stored ] )['surveys'][0];
			self::assertEquals( $read[ $what ][0], $page['settings']['thank_you'], $what );
			$recipients = $read[ $what ][1]['active'] ? [ $read[ $what ][1]['addresses'] ] : [];
			self::assertSame( $recipients, ( new EmailSection() )->addresses( $stored ), "$what: emails go where the screens say" );
			self::assertSame( '#2D87F1', $page['settings']['theming']['button_color'], $what );

			self::assertSame( 200, $this->save( $id, [ 'title' => 'Renamed' ] )->get_status(), $what );
			self::assertSame( [ $settings, $notifications ], $this->columns( $id, $settings, $notifications ), "$what: nothing else is written" );
		}
	}

	public function testAFeatureIsAskedForByAChangeOnly(): void {
		$this->register( 'settings.acme_color' );
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
		$blue = [ 'settings' => [ 'acme_color' => [ 'color' => 'blue' ] ] ];
		$id   = (int) $this->body( $this->post( self::PATH, [ 'survey' => $this->surveyInput( $blue ) ] ) )['id'];

		OtherPlan::lite()->takeOver();
		self::assertSame( 200, $this->save( $id, $blue )->get_status(), 'kept' );
		$response = $this->save( $id, [ 'settings' => [ 'acme_color' => [ 'color' => 'red' ] ] ] );
		$code     = 'userfeedback_feature_locked';
		self::assertSame( [ 'settings.acme_color.color' => 'locked_upgrade' ], $this->assertRefused( $response, 403, $code ) );
		self::assertSame( 200, $this->save( $id, [ 'settings' => [ 'acme_color' => [ 'color' => '' ] ] ] )->get_status(), 'taken away' );
		$this->assertRefused( $this->save( $id, $blue ), 403, $code );
		$this->assertRefused( $this->post( self::PATH, [ 'survey' => $this->surveyInput( $blue ) ] ), 403, $code );
		self::assertSame( 201, $this->post( self::PATH, [ 'survey' => $this->surveyInput() ] )->get_status(), 'a new one with the default' );
	}

	public function testANotificationIsForThoseWhoMayViewResults(): void {
		$this->register( 'notifications.acme_chat' );
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
		$blue = [ 'notifications' => [ 'acme_chat' => [ 'color' => 'blue' ] ] ];
		$id   = (int) $this->body( $this->post( self::PATH, [ 'survey' => $this->surveyInput( $blue ) ] ) )['id'];

		$settings = Settings::stored()->with( [ Settings::CREATE_EDIT_SURVEYS => [ 'author' ], Settings::VIEW_RESULTS => [] ] );
		update_option( Settings::OPTION, $settings->toArray() );
		$this->asRole( 'author' );
		self::assertFalse( current_user_can( Capability::VIEW_RESULTS ) );
		self::assertSame( [ 'color' => 'hidden' ], $this->body( $this->get( self::PATH . "/$id" ) )['notifications']['acme_chat'] );
		$errors = $this->assertRefused( $this->save( $id, $blue ), 403, 'userfeedback_recipients_denied' );
		self::assertSame( [ 'notifications.acme_chat.color' => 'not_allowed' ], $errors );
		$hidden = [ 'notifications' => [ 'acme_chat' => [ 'color' => 'hidden' ] ] ];
		self::assertSame( 200, $this->save( $id, $hidden )->get_status(), 'what was read' );
		$this->asAdmin();
		self::assertSame( [ 'color' => 'blue' ], $this->body( $this->get( self::PATH . "/$id" ) )['notifications']['acme_chat'] );
	}

	public function testADuplicateGetsWhatIsCopied(): void {
		$this->register( 'settings.acme_kept' );
		$this->register( 'settings.acme_own', false );
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
		$blue = [ 'color' => 'blue' ];
		$sent = [
			'settings'   => [
				'acme_kept' => $blue,
				'acme_own'  => $blue,
			],
			'publish_at' => $this->inYears( 1 ),
		];
		$id   = (int) $this->body( $this->post( self::PATH, [ 'survey' => $this->surveyInput( $sent ) ] ) )['id'];
		$copy = $this->body( $this->post( self::PATH . "/$id/duplicate" ) );
		self::assertSame( $blue, $copy['settings']['acme_kept'] );
		self::assertSame( [ 'color' => '' ], $copy['settings']['acme_own'] );
		self::assertNull( $copy['publish_at'] );
	}

	/**
	 * Registers a section with one field that asks for a feature.
	 */
	private function register( string $path, bool $isCopied = true ): void {
		$section = new class( $path, $isCopied ) extends JsonSection {
			public function __construct(
				private readonly string $path,
				private readonly bool $isCopied
			) {}

			public function path(): string {
				return $this->path;
			}

			public function schema(): array {
				return JsonSchema::object( [ 'color' => JsonSchema::TEXT ] );
			}

			protected function default(): mixed {
				return [ 'color' => '' ];
			}

			public function isCopied(): bool {
				return $this->isCopied;
			}

			public function features(): array {
				return [ 'color' => Feature::Colors ];
			}

			public function masked( mixed $value ): mixed {
				return [ 'color' => 'hidden' ];
			}
		};
		add_action( 'userfeedback_register', static fn ( Extensions $extensions ) => $extensions->settingSection( $section ) );
	}

	public function testTextsAreTidiedWhereASectionDoesNotDoSoItself(): void {
		$section = new class() extends JsonSection {
			public function path(): string {
				return 'settings.acme_texts';
			}

			public function schema(): array {
				return JsonSchema::object( [ 'texts' => JsonSchema::listOf( JsonSchema::TEXT ) ] );
			}

			protected function default(): mixed {
				return [ 'texts' => [] ];
			}
		};
		$sent    = [
			'texts' => [ " one \x00\r\n\u{202E} two ", "broken \xFF", 7 ],
			'other' => null,
		];
		$tidied  = [
			'texts' => [ "one\ntwo", '', 7 ],
			'other' => null,
		];
		self::assertSame( $tidied, $section->normalize( $sent ) );
		self::assertSame( 7, $section->normalize( 7 ) );
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	private function save( int $id, array $changes ): WP_REST_Response {
		return $this->post( self::PATH . "/$id", [ 'survey' => $changes ] );
	}

	private function store( int $id, string $settings, string $notifications ): void {
		$connection = Plugin::instance()->get( Connection::class );
		$sql        = 'UPDATE %i SET settings = %s, notifications = %s WHERE id = %d';
		$connection->execute( $sql, $connection->table( 'surveys' ), $settings, $notifications, $id );
	}

	/**
	 * The columns as they are stored, in which an empty object and an empty list are the same.
	 *
	 * @return array{string, string}
	 */
	private function columns( int $id, string ...$before ): array {
		$connection = Plugin::instance()->get( Connection::class );
		$row        = $connection->row( 'SELECT settings, notifications FROM %i WHERE id = %d', $connection->table( 'surveys' ), $id );
		$columns    = [ (string) ( $row['settings'] ?? '' ), (string) ( $row['notifications'] ?? '' ) ];
		foreach ( $columns as $index => $column ) {
			$columns[ $index ] = $column === '[]' && $before[ $index ] === '{}' ? '{}' : $column;
		}
		return $columns;
	}
}
