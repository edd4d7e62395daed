<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use UserFeedback\Plugin;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\Inline\InlinePage;
use UserFeedback\Widget\Inline\InlineSurvey;

/**
 * The form over which Jest runs the script is the one that PHP prints (tests/fixtures/inline-form.json). UFB_WRITE_FIXTURES=1 writes it.
 */
final class InlineFixtureTest extends TestCase {

	use AddOnQuestions;

	private const FILE = '/fixtures/inline-form.json';

	public function testTheFixtureIsCurrent(): void {
		$survey = $this->publishedSurvey( [ 'questions' => $this->questionsForTheScript() ] )->id;
		$plugin = new Plugin();
		$html   = $plugin->get( InlineSurvey::class )->html( $survey );
		ob_start();
		$plugin->get( InlinePage::class )->printData();
		preg_match( '#<script[^>]*>(.*?)</script>#s', (string) ob_get_clean(), $found );
		$fixture = [
			'html' => self::stable( $html, $survey ),
			'data' => json_decode( self::stable( trim( $found[1] ?? '' ), $survey ), true ),
		];
		$text    = (string) wp_json_encode( $fixture, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		$text    = str_replace( '    ', "\t", $text ) . "\n";
		$file    = dirname( __DIR__, 2 ) . self::FILE;
		if ( getenv( 'UFB_WRITE_FIXTURES' ) === '1' ) {
			file_put_contents( $file, $text );
		}
		self::assertStringEqualsFile( $file, $text );
	}

	/**
	 * One of each type; the text is asked after "One" only, the first one is required.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function questionsForTheScript(): array {
		$questions = $this->questionsOfEveryType( [ 'One', 'Two', 'Three' ] );
		$questions[0]['settings']['required'] = true;
		$questions[2]['logic'] = [
			'enabled'    => true,
			'action'     => 'show',
			'conditions' => [ [ 'question_id' => 'radio-button', 'compare' => '=', 'value' => 'One' ] ],
		];
		$questions[1]['settings']['randomize'] = true;
		return $questions;
	}

	/**
	 * Without what differs between sites, builds and runs.
	 */
	private static function stable( string $text, int $survey ): string {
		$text = (string) preg_replace( [ '/1\.[0-9a-f]{20}/', '/\?ver=\w+/' ], [ '1.0123456789abcdef0123', '?ver=1' ], $text );
		return strtr(
			$text,
			[
				home_url()                => 'https://site.example',
				"userfeedback-$survey"    => 'userfeedback-7',
				"\"id\":$survey,"         => '"id":7,',
				"data-survey=\"$survey\"" => 'data-survey="7"',
				"name=\"userfeedback_survey\" value=\"$survey\"" => 'name="userfeedback_survey" value="7"',
			]
		);
	}
}
