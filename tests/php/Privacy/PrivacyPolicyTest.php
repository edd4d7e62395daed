<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Privacy;

use ReflectionProperty;
use UserFeedback\Database\Connection;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Votes\VoterRequest;
use UserFeedback\Tests\Support\Dashboard;
use UserFeedback\Tests\Support\Licenses;
use UserFeedback\Tests\TestCase;
use WP_Privacy_Policy_Content;

/**
 * The text of ours in WordPress' privacy policy guide.
 */
final class PrivacyPolicyTest extends TestCase {

	/** Column of a response → what the text says about it. A new column needs a sentence in ResponsesKind, or a reason here. */
	private const RESPONSE = [
		'id'            => null, // A number of ours.
		'survey_id'     => null, // Which survey.
		'submission_id' => 'a random identifier of your answers',
		'status'        => 'Answers that were marked as spam',
		'trashed_from'  => null, // Of the owner's doing.
		'submitted_at'  => 'the date and time',
		'submitted_on'  => 'the date and time',
		'page_id'       => 'the address and title of the page',
		'ip'            => 'your IP address without its last part',
		'browser'       => 'the type of browser',
		'os'            => 'operating system',
		'device'        => 'device that you used',
		'country'       => 'the country that your connection comes from',
		'language'      => 'we store in which one you saw it',
		'user_id'       => 'We do not store which user account',
		'revision'      => null, // Of the survey.
		'is_test'       => null, // Of the owner's doing.
		'late'          => null, // Whether the survey was closed.
		'seconds'       => 'how long you took',
		'held'          => 'Answers held back because of their network',
	];

	/** The same for a rating of a post; a new column needs a sentence in RatingsKind, or a reason here. */
	private const RATING = [
		'id'           => null, // A number of ours.
		'post_id'      => null, // Which post.
		'visitor_hash' => 'a code instead of your IP address, browser and languages',
		'value'        => 'we store your rating',
		'created_at'   => 'the date and time',
		'rated_on'     => 'the date and time',
		'status'       => 'Ratings that look like those of a program',
		'comment'      => 'we store the comment',
		'held'         => 'Ratings held back because too many',
	];

	protected function tearDown(): void {
		remove_all_filters( 'userfeedback_cookie_days' );
		parent::tearDown();
	}

	public function testTheGuideOfWordPressHasOurTextOnWhatIsStored(): void {
		$text = $this->text();
		foreach ( array_filter( self::RESPONSE ) as $column => $words ) {
			self::assertStringContainsString( $words, $text, $column );
		}
		$facts = [
			'your answers, including comments',
			'a hash of your IP address',
			'deleted within two days',
			'It is then kept for 365 days.',
			'network or site are deleted after 365 days, unless we count them',
			'It is kept until you close your browser.',
			'“userfeedback-” and the number of the survey',
			'local storage',
			'After 7 days',
			'sent to them by email',
			'deleted after 30 days',
			'They find responses by the email address',
		];
		foreach ( $facts as $fact ) {
			self::assertStringContainsString( $fact, $text );
		}
		self::assertSame( wp_kses_post( $text ), $text, 'HTML that WordPress keeps in a page' );
	}

	public function testEachColumnOfAResponseIsInTheTextOrHasAReason(): void {
		$connection = Plugin::instance()->get( Connection::class );
		$columns    = array_column( $connection->rows( 'SHOW COLUMNS FROM %i', $connection->table( 'responses' ) ), 'Field' );
		self::assertEqualsCanonicalizing( $columns, array_keys( self::RESPONSE ) );
	}

	public function testSaysWhatARatingStores(): void {
		$text       = $this->text();
		$connection = Plugin::instance()->get( Connection::class );
		$columns    = array_column( $connection->rows( 'SHOW COLUMNS FROM %i', $connection->table( 'ratings' ) ), 'Field' );
		self::assertEqualsCanonicalizing( $columns, array_keys( self::RATING ) );
		foreach ( [ ...array_filter( self::RATING ), '“' . VoterRequest::COOKIE . '”', 'kept for 365 days after your last rating' ] as $words ) {
			self::assertStringContainsString( $words, $text );
		}
		Licenses::put( '' );
		self::assertStringNotContainsString( 'rate a page', $this->text(), 'where posts cannot be rated' );
	}

	public function testTheLifetimesAreThoseThatTheSiteHasSet(): void {
		$days = [
			'submitted' => 0,
			'minimized' => 1,
		];
		add_filter( 'userfeedback_cookie_days', static fn () => $days );
		$text = $this->text();
		self::assertStringContainsString( 'It is then kept until you close your browser.', $text );
		self::assertStringContainsString( 'It is kept for 1 day.', $text );
	}

	public function testIsSaidInTheLanguageOfTheDashboard(): void {
		$translated = static fn ( string $text, string $original, string $domain ) => $domain === 'userfeedback' ? "[$original]" : $text;
		$plural     = static fn ( string $text, string $one, string $many, int $count, string $domain ) =>
			$domain === 'userfeedback' ? "[$text]" : $text;
		add_filter( 'gettext', $translated, 10, 3 );
		add_filter( 'ngettext', $plural, 10, 5 );
		$text = $this->text();
		remove_filter( 'gettext', $translated );
		remove_filter( 'ngettext', $plural );
		$rest = preg_replace( '/\[(?:[^\[\]]|(?R))*\]/', '', wp_strip_all_tags( $text ) );
		self::assertStringContainsString( '[', $text );
		self::assertSame( '', trim( (string) $rest ), 'not translated' );
	}

	/**
	 * What the guide has of ours after the dashboard has been opened.
	 */
	private function text(): string {
		$this->asAdmin();
		// What another test of this process suggested.
		( new ReflectionProperty( WP_Privacy_Policy_Content::class, 'policy_content' ) )->setValue( null, [] );
		remove_all_actions( 'admin_init' );
		Dashboard::open();
		do_action( 'admin_init' );
		// What the page Settings → Privacy → Policy Guide shows.
		$texts = array_column( WP_Privacy_Policy_Content::get_suggested_policy_text(), 'policy_text', 'plugin_name' );
		self::assertArrayHasKey( 'UserFeedback', $texts );
		return (string) $texts['UserFeedback'];
	}
}
