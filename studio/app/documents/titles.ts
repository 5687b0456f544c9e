/** Name of the field that holds the title of a document. */
export function titleField(type: string): string {
  if (type === 'resident' || type === 'station') return 'name';
  return type === 'redirect' ? 'from' : 'title';
}

export function titleOf(form: Record<string, unknown>, type: string): string {
  const title = form[titleField(type)];
  return typeof title === 'string' ? title : '';
}
