<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use DOMDocument;
use DOMElement;
use DOMXPath;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Widget\Inline\InlinePage;
use UserFeedback\Widget\Inline\InlineRequest;
use UserFeedback\Widget\Inline\InlineSurvey;
use UserFeedback\Widget\Inline\PostedForm;

/**
 * Inline surveys as a browser without scripts sees and sends them. Each request has a plugin of its own, as in production.
 */
trait InlineForms {

	/** The plugin of the last request. */
	private ?Plugin $request = null;

	/** Path of the page, as browsers send it. */
	private string $path = '/hello/';

	/** The clock of all requests; null for the real one. */
	private ?Clock $clock = null;

	/**
	 * The content of a page with an inline survey, as visitors get it.
	 *
	 * @param array<string, mixed>|null $post  Fields that are sent to it; null for a plain visit.
	 * @param array<string, string>     $query Query parameters.
	 * @return DOMXPath|string The page, or the URL at which the browser continues.
	 */
	protected function visit( Survey $survey, ?array $post = null, array $query = [] ): DOMXPath|string {
		$this->request             = new Plugin( $this->clock === null ? [] : [ Clock::class => $this->clock ] );
		$_GET                      = $query;
		$_POST                     = wp_slash( $post ?? [] );
		$_SERVER['REQUEST_METHOD'] = $post === null ? 'GET' : 'POST';
		$_SERVER['REQUEST_URI']    = $this->path . ( $query === [] ? '' : '?' . http_build_query( $query ) );
		$url                       = $this->request->get( InlineRequest::class )->handle();
		return $url ?? self::document( $this->contentWith( $survey ) );
	}

	/**
	 * The page, where nothing is sent.
	 */
	protected function open( Survey $survey ): DOMXPath {
		$page = $this->visit( $survey );
		self::assertInstanceOf( DOMXPath::class, $page );
		return $page;
	}

	/**
	 * Sends the survey's form with answers and expects it to come back.
	 *
	 * @param array<string, mixed> $answers See fields().
	 * @param array<string, mixed> $changes Replace fields.
	 */
	protected function refused( Survey $survey, array $answers, array $changes = [] ): DOMXPath {
		$before = $this->rows( 'responses' );
		$page   = $this->visit( $survey, $this->fields( $this->open( $survey ), $answers, $changes ) );
		self::assertInstanceOf( DOMXPath::class, $page );
		self::assertSame( $before, $this->rows( 'responses' ), 'nothing was stored' );
		self::assertCount( 1, self::all( $page, '//*[@role="alert"]' ) );
		return $page;
	}

	/**
	 * Sends the survey's form with answers and expects it to be accepted.
	 *
	 * @param array<string, mixed> $answers See fields().
	 * @return string URL at which the browser continues.
	 */
	protected function accepted( Survey $survey, array $answers ): string {
		$url = $this->visit( $survey, $this->fields( $this->open( $survey ), $answers ) );
		self::assertIsString( $url );
		return $url;
	}

	/**
	 * The content as filters for posts make it of the shortcode's output.
	 */
	protected function contentWith( Survey $survey ): string {
		$html = ( $this->request ?? new Plugin() )->get( InlineSurvey::class )->html( $survey->id );
		// As a block: its output goes through the filters of the content.
		$content = '<p>Before</p>' . $html . '<p>After</p>';
		foreach ( [ 'wptexturize', 'capital_P_dangit', 'do_shortcode', 'convert_smilies', 'wp_filter_content_tags' ] as $filter ) {
			$content = $filter( $content );
		}
		return $content;
	}

	/**
	 * The fields of the form as a browser sends them, with answers.
	 *
	 * @param array<string, mixed> $answers By question id: a value, or an array with value and extra.
	 * @param array<string, mixed> $changes Replace fields.
	 * @return array<string, mixed>
	 */
	protected function fields( DOMXPath $page, array $answers, array $changes = [] ): array {
		$fields = [];
		foreach ( self::all( $page, '//form//input[@type="hidden"]' ) as $input ) {
			$fields[ $input->getAttribute( 'name' ) ] = $input->getAttribute( 'value' );
		}
		foreach ( $answers as $id => $answer ) {
			$fields[ PostedForm::ANSWERS ][ $id ] = is_array( $answer ) && ! array_is_list( $answer ) ? $answer : [ 'value' => $answer ];
		}
		return $changes + $fields;
	}

	/**
	 * @return list<DOMElement>
	 */
	protected static function all( DOMXPath $page, string $path ): array {
		$found = $page->query( $path );
		self::assertNotFalse( $found );
		return array_values( array_filter( iterator_to_array( $found ), static fn ( $node ) => $node instanceof DOMElement ) );
	}

	/**
	 * The text of all elements that a path finds.
	 *
	 * @return list<string>
	 */
	protected static function texts( DOMXPath $page, string $path ): array {
		return array_map( static fn ( DOMElement $element ) => trim( $element->textContent ), self::all( $page, $path ) );
	}

	/**
	 * A page from its HTML, which must be well-formed.
	 */
	protected static function document( string $html ): DOMXPath {
		$document = new DOMDocument();
		$before   = libxml_use_internal_errors( true );
		$document->loadHTML( '<?xml encoding="utf-8"?><body>' . $html . '</body>' );
		// libxml does not know elements of HTML 5.
		$errors = array_filter( libxml_get_errors(), static fn ( $error ) => ! str_contains( $error->message, 'Tag ' ) );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		self::assertSame( [], array_map( static fn ( $error ) => trim( $error->message ), array_values( $errors ) ), $html );
		return new DOMXPath( $document );
	}

	/**
	 * The page that comes after an accepted form.
	 */
	protected function follow( Survey $survey, DOMXPath|string $url ): DOMXPath {
		self::assertIsString( $url );
		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		self::assertArrayHasKey( InlinePage::ANSWERED, $query );
		$page = $this->visit( $survey, null, array_map( strval( ... ), $query ) );
		self::assertInstanceOf( DOMXPath::class, $page );
		return $page;
	}
}
