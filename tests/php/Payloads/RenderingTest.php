<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Payloads;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Admin\Screens;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Mail\MailSettings;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Settings\Settings;
use UserFeedback\Support\AdminPages;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\Canary;
use UserFeedback\Tests\Support\Dashboard;
use UserFeedback\Tests\Support\Payload;
use UserFeedback\Tests\Support\Skeleton;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\WidgetPage;

/**
 * Whatever people typed, everything that PHP prints or sends is made of the same elements as with a harmless word.
 */
final class RenderingTest extends TestCase {

	use SurveyFixtures;

	/** @var array<string, mixed> The elements of what is printed for a harmless word, by test: the same for each payload. */
	private static array $harmless = [];

	protected function setUp(): void {
		parent::setUp();
		Canary::listen();
	}

	protected function tearDown(): void {
		self::assertSame( [], Canary::$sang );
		parent::tearDown();
	}

	#[DataProvider( 'texts' )]
	public function testTheVisitorsPage( Payload $payload ): void {
		$harmless = self::$harmless['page'] ??= Skeleton::of( $this->footer( $this->surveyOf( 'harmless' ) ) );
		$page     = $this->footer( $this->surveyOf( (string) $payload->line ) );
		self::assertSame( $harmless, Skeleton::of( $page ) );
		preg_match( '~id="userfeedback-data"[^>]*>(.*?)</script>~s', $page, $found );
		// WordPress before 6.9 lets a script end where its text says so.
		self::assertStringNotContainsString( '<', $found[1] ?? '<' );
		$survey = json_decode( $found[1] ?? '', true )['surveys'][0];
		self::assertSame( [ $payload->line, $payload->line ], [ $survey['title'], $survey['questions'][0]['title'] ] );
		self::assertSame( [ $payload->line, 'No' ], $survey['questions'][0]['config']['options'] );
	}

	#[DataProvider( 'texts' )]
	public function testTheScreens( Payload $payload ): void {
		$this->asAdmin();
		// WordPress prints the media library's part once in a process only.
		wp_enqueue_media();
		$harmless = self::$harmless['screens'] ??= array_map( Skeleton::of( ... ), $this->screens( $this->surveyOf( 'harmless' ) ) );
		$screens  = $this->screens( $this->surveyOf( (string) $payload->line ) );
		self::assertSame( $harmless, array_map( Skeleton::of( ... ), $screens ) );
		preg_match_all( '~<script[^>]*>(.*?)</script>~s', implode( '', $screens ), $scripts );
		$marked = preg_grep( '/' . Payload::MARK . '/', $scripts[1] );
		self::assertNotEmpty( $marked, 'the first request of the list is in the page' );
		self::assertSame( [], preg_grep( '/</', array_map( self::data( ... ), (array) $marked ) ) );
	}

	#[DataProvider( 'texts' )]
	public function testTheMail( Payload $payload ): void {
		update_option( Settings::OPTION, [ MailSettings::IS_HTML => false ] );
		[ 'to' => $to, 'subject' => $subject, 'message' => $message, 'headers' => $headers ] = $this->mail( $payload );
		self::assertSame( [ 'owner@example.org' ], (array) $to );
		self::assertSame( [ 'Content-Type: text/plain; charset=UTF-8' ], (array) $headers );
		self::assertDoesNotMatchRegularExpression( '/[\r\n]/', $subject );
		self::assertStringContainsString( (string) $payload->line, $subject );
		// Lines are broken to be quoted, at a space or within a word.
		$unquoted = (string) preg_replace( '/\n(> ?|   )|[\s\p{Z}]/u', '', $message );
		$text     = (string) preg_replace( '/[\s\p{Z}]/u', '', (string) $payload->line );
		self::assertSame( 5, substr_count( $unquoted, $text ), 'the survey twice, a question, an option and an answer' );
		[ $first, $gap, $rest ] = explode( "\n", $message, 3 );
		self::assertSame( [ 'A visitor answered “' . $payload->line . '”.', '' ], [ $first, $gap ] );
		$end = 'Read the re[a-z]+: \S+\n\n-- \nYou get this email because .+\nSent by .+\n';
		self::assertMatchesRegularExpression( "/^1\\. .+\n(   .+\n)*(>.*\n)+\n2\\. .+\n(>.*\n)+\n$end$/u", $rest );
	}

	#[DataProvider( 'texts' )]
	public function testTheHtmlMail( Payload $payload ): void {
		$harmless = self::$harmless['mail'] ??= Skeleton::of( $this->mail( Payload::text( 'harmless' ) )['message'] );
		[ 'message' => $message, 'headers' => $headers ] = $this->mail( $payload );
		self::assertSame( [ 'Content-Type: text/html; charset=UTF-8' ], (array) $headers );
		self::assertSame( $harmless, Skeleton::of( $message ) );
		$texts = strip_tags( (string) preg_replace( '~<(title|style)>.*?</~s', '', $message ) );
		$shown = html_entity_decode( $texts, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		self::assertSame( 5, substr_count( $shown, (string) $payload->line ), 'the survey twice, a question, an option and an answer' );
	}

	/**
	 * The email about an answer that holds a payload wherever it can, as wp_mail() gets it.
	 *
	 * @return array{to: string, subject: string, message: string, headers: list<string>}
	 */
	private function mail( Payload $payload ): array {
		$survey = $this->surveyOf( (string) $payload->line );
		$answer = $this->submission( $survey, [ 'q1' => (string) $payload->line, 'q2' => (string) $payload->value ] );

		$answer['page_submitted']['name'] = $payload->value;
		self::assertSame( 201, $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $answer )->get_status() );
		$mails = [];
		add_filter(
			'pre_wp_mail',
			static function ( mixed $ignored, array $mail ) use ( &$mails ): bool {
				$mails[] = $mail;
				return true;
			},
			PHP_INT_MAX,
			2
		);
		self::assertSame( [ 'done' => 2, 'failed' => 0 ], Plugin::instance()->get( OutboxWorker::class )->run() );
		self::assertCount( 1, $mails );
		/** @var array{to: string, subject: string, message: string, headers: list<string>} */
		return $mails[0];
	}

	#[DataProvider( 'texts' )]
	public function testTheShortcode( Payload $payload ): void {
		$this->surveyOf( 'harmless' );
		$attribute = esc_attr( str_replace( [ '[', ']' ], '', (string) $payload->line ) );
		self::assertSame( '', do_shortcode( "[userfeedback id=\"$attribute\"]" ) );
		$block = [
			'blockName'    => 'userfeedback/survey',
			'attrs'        => [ 'surveyId' => $payload->line ],
			'innerHTML'    => '',
			'innerContent' => [],
		];
		self::assertSame( '', render_block( $block ) );
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
	 * The lines of a script that hold a payload.
	 */
	private static function data( string $script ): string {
		return implode( "\n", array_filter( explode( "\n", $script ), static fn ( string $line ) => str_contains( $line, Payload::MARK ) ) );
	}

	private function surveyOf( string $text ): Survey {
		return $this->publishedSurvey(
			[
				'title'         => $text,
				'questions'     => [ $this->radio( 'q1', [ $text, 'No' ], [ 'title' => $text ] ), $this->text( 'q2' ) ],
				'settings'      => [ 'thank_you' => [ 'type' => 'message', 'message' => $text ] ],
				'notifications' => [ 'email' => [ 'active' => true, 'addresses' => 'owner@example.org' ] ],
			]
		);
	}

	/**
	 * What a page with only this survey has at its end.
	 */
	private function footer( Survey $survey ): string {
		$GLOBALS['wp_scripts'] = null;
		remove_all_actions( 'wp_footer' );
		add_action( 'wp_footer', 'wp_print_footer_scripts', 20 );
		Plugin::instance()->get( WidgetPage::class )->enqueue();
		ob_start();
		do_action( 'wp_footer' );
		$html = (string) ob_get_clean();
		Plugin::instance()->get( SurveyService::class )->update( $survey->id, [ 'title' => 'Over', 'status' => 'draft' ], 1 );
		return $html;
	}

	/**
	 * What the screens print with this survey in the list.
	 *
	 * @return list<string>
	 */
	private function screens( Survey $survey ): array {
		$html = [];
		foreach ( Screens::all() as $screen ) {
			Dashboard::open();
			$hook = get_plugin_page_hookname( $screen->slug, AdminPages::SURVEYS );
			do_action( 'admin_enqueue_scripts', $hook );
			ob_start();
			do_action( $hook );
			wp_scripts()->do_items();
			$html[] = (string) ob_get_clean();
		}
		Plugin::instance()->get( SurveyService::class )->update( $survey->id, [ 'title' => 'Over', 'status' => 'draft' ], 1 );
		return $html;
	}
}
